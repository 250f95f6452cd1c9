import { count, does, nameOf } from '@skerry/speech/fr';
import { holdsSpecial, type Text } from '../context.ts';
import { ACTION, agree, card, le } from './grammar.ts';

export const asks: Text['asks'] = {
  actions: ({ left }, seat, context) => {
    const name = nameOf(context, seat);
    const actions = count(left, ACTION);
    if (seat !== context.reader)
      return left === 0 ? `Il ne reste ${actions} à ${name}.` : `Il reste ${actions} à ${name}.`;
    return left === 0
      ? `${name}, il ne vous reste ${actions} : terminez vos actions pour piocher.`
      : `${name}, il vous reste ${actions}.`;
  },
  window: (_, seat, context) => {
    const next = context.state.agenda.at(-2)?.do === 'flood' ? 'carte Inondation' : 'carte Trésor';
    return seat === context.reader
      ? `${nameOf(context, seat)}, vous pouvez jouer une carte spéciale avant la prochaine ${next}, ou passer.`
      : `${nameOf(context, seat)} peut jouer une carte spéciale avant la prochaine ${next}.`;
  },
  discard: (_, seat, context) => {
    const canPlay = holdsSpecial(context, seat);
    return seat === context.reader
      ? `Vous avez six cartes : défaussez-en une${canPlay ? ', ou jouez une carte spéciale' : ''}.`
      : `${nameOf(context, seat)} a six cartes et doit en défausser une${canPlay ? ', ou jouer une carte spéciale' : ''}.`;
  },
  swim: ({ from }, seat, context) => {
    const tile = context.state.island.tiles[from];
    const left = tile === undefined ? 'la tuile engloutie' : `${le(tile)}, ${agree(tile, 'englouti')} par les flots`;
    const how = context.state.adventurers[seat] === 'pilot' ? 'voler' : 'nager';
    return seat === context.reader
      ? `Vous devez quitter ${left} : choisissez où ${how}.`
      : `${nameOf(context, seat)} doit quitter ${left}, et choisit où ${how}.`;
  },
  drowning: ({ seat: drowning }, seat, context) => {
    const danger = drowning === context.reader ? 'vous n’avez' : `${nameOf(context, drowning)} n’a`;
    return `${does(context, seat, 'doit', 'devez')} choisir de jouer ou non une ${card('helicopter-lift')} : ${danger} plus aucune tuile où nager.`;
  },
};
