import type { Seat } from '@skerry/engine';
import { nameOf, small } from '@skerry/speech/en';
import { NOBODY } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';
import { asking } from './asking.en.ts';
import { purposeOf } from './english.ts';
import { hereOf, namesOf, type Text, type TextContext } from './telling.ts';

const names = namesOf('en');

type Asks = Islebound['Asks'];

/** What somebody else is doing: "Ada is choosing a home port." */
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
};

const ask = (what: Asks, seat: Seat, telling: TextContext): string =>
  seat === telling.reader
    ? `${nameOf(telling, seat)}, ${small(asking[what])}`
    : `${nameOf(telling, seat)} is ${doing[what]}.`;

/** Where the ship is, and what is left of the turn. */
function act(_: unknown, seat: Seat, telling: TextContext): string {
  if (seat !== telling.reader) return ask('act', seat, telling);
  const owner = telling.state.owners[telling.state.ships[seat]!]!;
  const whose = owner === seat ? ', your town' : owner === NOBODY ? '' : `, ${nameOf(telling, owner)}’s town`;
  const place = `${nameOf(telling, seat)}, you’re at ${names.town(telling, hereOf(telling))}${whose}`;
  return telling.state.acted ? `${place}. Free actions, or end your turn.` : `${place}.`;
}

/** Who works, and what for. */
function exhaust(_: unknown, seat: Seat, telling: TextContext): string {
  const step = telling.state.agenda.at(-1);
  if (seat !== telling.reader || step?.do !== 'exhaust') return ask('exhaust', seat, telling);
  return `${nameOf(telling, seat)}, choose which crew member to exhaust ${purposeOf(telling, step.for)}.`;
}

export const asks = {
  ...Object.fromEntries(
    (Object.keys(doing) as Asks[]).map((what) => [
      what,
      (_: unknown, seat: Seat, telling: TextContext) => ask(what, seat, telling),
    ]),
  ),
  act,
  exhaust,
} as Text['asks'];
