import type { Seat } from '@skerry/engine';
import { nameOf, small } from '@skerry/speech/en';
import { NOBODY } from '../../content/vocabulary.ts';
import { ownerOf, shipOf } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { hereOf, namesOf, type Text, type TextContext } from '../context.ts';
import { asking } from './asking.ts';
import { purposeOf } from './grammar.ts';

const names = namesOf('en');

type Asks = Islebound['Asks'];

/** Another seat's current choice: "Ada is choosing a home port." */
const doing: { readonly [K in Asks]: string } = {
  homePort: 'choosing a home port',
  draft: 'choosing a card to keep',
  sail: 'setting a course',
  act: 'choosing what to do',
  exhaust: 'choosing a crew member',
  heal: 'choosing whom to heal',
  buyCard: 'choosing a building',
  parts: 'visiting step by step',
  gainOne: 'choosing what to gain',
  pay: 'paying',
  hire: 'hiring',
  reputation: 'choosing a reputation card',
  build: 'building',
  payCard: 'choosing a card to pay with',
  cubes: 'placing influence cubes',
  groupPirates: 'gathering a group',
  groupSerpents: 'gathering a group',
  groupIchor: 'gathering a group',
  combat: 'gathering a group',
  reroll: 'looking at the dice',
  place: 'placing the dice',
  placeCard: 'placing the dice',
  short: 'deciding whether to retreat',
  retreat: 'retreating',
  influence: 'paying influence',
  freeCube: 'choosing a cube',
  freeVisit: 'in a town just won',
  stow: 'choosing what to dump',
  tradeGive: 'planning a trade',
  tradeGet: 'planning a trade',
  tradeAnswer: 'thinking about the trade',
  tradeCounter: 'making a counter-offer',
  counterAnswer: 'thinking about the counter-offer',
};

const ask = (what: Asks, seat: Seat, context: TextContext): string =>
  seat === context.reader
    ? `${nameOf(context, seat)}, ${small(asking[what])}`
    : `${nameOf(context, seat)} is ${doing[what]}.`;

/** The ship's place, and the rest of the turn. */
function act(_: unknown, seat: Seat, context: TextContext): string {
  if (seat !== context.reader) return ask('act', seat, context);
  const owner = ownerOf(context.state, shipOf(context.state, seat));
  const whose = owner === seat ? ', your town' : owner === NOBODY ? '' : `, ${nameOf(context, owner)}’s town`;
  const place = `${nameOf(context, seat)}, you’re at ${names.town(context, hereOf(context))}${whose}`;
  return context.state.acted ? `${place}. Free actions, or end your turn.` : `${place}.`;
}

/** The crew needed, and the purpose. */
function exhaust(_: unknown, seat: Seat, context: TextContext): string {
  const step = context.state.agenda.at(-1);
  if (seat !== context.reader || step?.do !== 'exhaust') return ask('exhaust', seat, context);
  return `${nameOf(context, seat)}, choose which crew member to exhaust ${purposeOf(context, step.for)}.`;
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
