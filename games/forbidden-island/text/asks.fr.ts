import { count, does, nameOf } from '@skerry/speech/fr';
import { ACTION, agree, card, le } from './french.ts';
import { holdsSpecial, type Text } from './telling.ts';

export const asks: Text['asks'] = {
  actions: ({ left }, seat, telling) => {
    const name = nameOf(telling, seat);
    const actions = count(left, ACTION);
    if (seat !== telling.reader)
      return left === 0 ? `Il ne reste ${actions} à ${name}.` : `Il reste ${actions} à ${name}.`;
    return left === 0
      ? `${name}, il ne vous reste ${actions} : terminez vos actions pour piocher.`
      : `${name}, il vous reste ${actions}.`;
  },
  window: (_, seat, telling) => {
    const next = telling.state.agenda.at(-2)?.do === 'flood' ? 'carte Inondation' : 'carte Trésor';
    return seat === telling.reader
      ? `${nameOf(telling, seat)}, vous pouvez jouer une carte spéciale avant la prochaine ${next}, ou passer.`
      : `${nameOf(telling, seat)} peut jouer une carte spéciale avant la prochaine ${next}.`;
  },
  discard: (_, seat, telling) => {
    const canPlay = holdsSpecial(telling, seat);
    return seat === telling.reader
      ? `Vous avez six cartes : défaussez-en une${canPlay ? ', ou jouez une carte spéciale' : ''}.`
      : `${nameOf(telling, seat)} a six cartes et doit en défausser une${canPlay ? ', ou jouer une carte spéciale' : ''}.`;
  },
  swim: ({ from }, seat, telling) => {
    const tile = telling.state.island.tiles[from];
    const left = tile === undefined ? 'la tuile engloutie' : `${le(tile)}, ${agree(tile, 'englouti')} par les flots`;
    const how = telling.state.adventurers[seat] === 'pilot' ? 'voler' : 'nager';
    return seat === telling.reader
      ? `Vous devez quitter ${left} : choisissez où ${how}.`
      : `${nameOf(telling, seat)} doit quitter ${left}, et choisit où ${how}.`;
  },
  drowning: ({ seat: drowning }, seat, telling) => {
    const danger = drowning === telling.reader ? 'vous n’avez' : `${nameOf(telling, drowning)} n’a`;
    return `${does(telling, seat, 'doit', 'devez')} choisir de jouer ou non une ${card('helicopter-lift')} : ${danger} plus aucune tuile où nager.`;
  },
};
