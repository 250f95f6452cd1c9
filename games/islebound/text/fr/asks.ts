import type { Seat } from '@skerry/engine';
import { nameOf, small } from '@skerry/speech/fr';
import { NOBODY } from '../../content/vocabulary.ts';
import { ownerOf, shipOf } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { hereOf, namesOf, type Text, type TextContext } from '../context.ts';
import { asking } from './asking.ts';
import { purposeOf } from './grammar.ts';

const names = namesOf('fr');

type Asks = Islebound['Asks'];

/** Another seat's current choice: « Ada choisit un port d’attache. » */
const doing: { readonly [K in Asks]: string } = {
  homePort: 'choisit un port d’attache',
  draft: 'choisit une carte à garder',
  sail: 'choisit son cap',
  act: 'choisit quoi faire',
  exhaust: 'choisit un membre d’équipage',
  heal: 'choisit qui soigner',
  buyCard: 'choisit un bâtiment',
  parts: 'visite étape par étape',
  gainOne: 'choisit quoi gagner',
  pay: 'paie',
  hire: 'recrute',
  reputation: 'choisit une carte Réputation',
  build: 'construit',
  payCard: 'choisit une carte pour payer',
  cubes: 'place des cubes d’influence',
  groupPirates: 'forme un groupe',
  groupSerpents: 'forme un groupe',
  groupIchor: 'forme un groupe',
  combat: 'forme un groupe',
  reroll: 'regarde les dés',
  place: 'place les dés',
  placeCard: 'place les dés',
  short: 'décide de battre en retraite ou non',
  retreat: 'bat en retraite',
  influence: 'paie en influence',
  freeCube: 'choisit un cube',
  freeVisit: 'vient de prendre une ville',
  stow: 'choisit quoi jeter',
  tradeGive: 'prépare un échange',
  tradeGet: 'prépare un échange',
  tradeAnswer: 'réfléchit à l’échange',
  tradeCounter: 'prépare une contre-proposition',
  counterAnswer: 'réfléchit à la contre-proposition',
};

const ask = (what: Asks, seat: Seat, context: TextContext): string =>
  seat === context.reader
    ? `${nameOf(context, seat)}, ${small(asking[what])}`
    : `${nameOf(context, seat)} ${doing[what]}.`;

/** The ship's place, and the rest of the turn. */
function act(_: unknown, seat: Seat, context: TextContext): string {
  if (seat !== context.reader) return ask('act', seat, context);
  const owner = ownerOf(context.state, shipOf(context.state, seat));
  const town = names.town(context, hereOf(context));
  const whose =
    owner === seat ? `${town}, votre ville` : owner === NOBODY ? town : `${town}, tenue par ${nameOf(context, owner)}`;
  const place = `${nameOf(context, seat)}, vous êtes à ${whose}`;
  return context.state.acted ? `${place}. Actions gratuites, ou fin du tour.` : `${place}.`;
}

/** The crew needed, and the purpose. */
function exhaust(_: unknown, seat: Seat, context: TextContext): string {
  const step = context.state.agenda.at(-1);
  if (seat !== context.reader || step?.do !== 'exhaust') return ask('exhaust', seat, context);
  return `${nameOf(context, seat)}, choisissez quel membre d’équipage utiliser ${purposeOf(context, step.for)}.`;
}

export const asks = {
  ...Object.fromEntries(
    (Object.keys(doing) as Asks[]).map((what) => [
      what,
      (_: unknown, seat: Seat, context: TextContext) => ask(what, seat, context),
    ]),
  ),
  act,
  exhaust,
} as Text['asks'];
