import { figures, list, number } from '@skerry/speech/en';
import type { CrewSymbol, FleetKind, Thing, TradeKind } from '../../content/vocabulary.ts';
import type { Chances } from '../../outlook/attack.ts';
import type { Purpose } from '../../rules/state.ts';
import type { TextContext } from '../context.ts';
import { listsOf, tally } from '../things.ts';

const THINGS: { readonly [T in Thing]: readonly [one: string, many?: string] } = {
  coin: ['coin'],
  wood: ['wood', 'wood'],
  fish: ['fish'],
  book: ['book'],
  pirate: ['pirate'],
  serpent: ['sea serpent'],
  cube: ['influence cube'],
  renown: ['renown', 'renown'],
};

/** "1 coin", "2 wood", "3 sea serpents". */
export const amount = (n: number, what: Thing): string => figures(n, ...THINGS[what]);

export const { amounts, wares, group } = listsOf(list, amount);

/** A ware's name: "fish", "sea serpents". */
export const kind = (what: TradeKind | 'ichor'): string =>
  what === 'ichor' ? 'Ichor' : (THINGS[what][1] ?? `${THINGS[what][0]}${what === 'fish' ? '' : 's'}`);

/** "a pirate", "a sea serpent", "Ichor". */
export const fleetCard = (card: FleetKind): string =>
  ({ pirate: 'a pirate', serpent: 'a sea serpent', ichor: 'Ichor' })[card];

export const SKILLS: { readonly [S in CrewSymbol]: string } = {
  administrate: 'Administrate',
  combat: 'Combat',
  negotiate: 'Negotiate',
  sail: 'Sail',
  work: 'Work',
  any: 'any skill',
};

/** "an Administrate crew member", "any two crew members", "a Work crew member and another crew member". */
export const crewFor = (symbols: readonly CrewSymbol[]): string =>
  list(
    tally(symbols).map(([symbol, n]) => {
      if (symbol === 'any') return n === symbols.length ? anyCrew(n) : otherCrew(n);
      if (n > 1) return `${number(n)} ${SKILLS[symbol]} crew members`;
      return `${symbol === 'administrate' ? 'an' : 'a'} ${SKILLS[symbol]} crew member`;
    }),
  );

const anyCrew = (n: number): string => (n === 1 ? 'any crew member' : `any ${number(n)} crew members`);
const otherCrew = (n: number): string => (n === 1 ? 'another crew member' : `${number(n)} other crew members`);

export const slots = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'slot' : 'slots'} ${list(numbers.map((slot) => String(slot)))}`;

export const points = (n: number): string => figures(n, 'point');

/** "62%"; a chance that is neither certain nor hopeless never reads as such. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 'under 1%';
  return rounded === 100 && chance < 1 ? 'over 99%' : `${rounded}%`;
}

/** "12%, or 81% with injuries". */
export const chances = ({ withWood, withInjuries }: Chances): string =>
  withInjuries > withWood ? `${percent(withWood)}, or ${percent(withInjuries)} with injuries` : percent(withWood);

/**
 * What a crew member is exhausted for. In Close Quarters another region of the same board already counts as near
 * (IB-186).
 */
export const purposeOf = ({ state }: TextContext, purpose: Purpose): string =>
  purpose === 'berth' && state.closeQuarters ? 'to end near the other ship' : PURPOSES[purpose];

const PURPOSES: { readonly [P in Purpose]: string } = {
  berth: 'to end in a region with another ship',
  entry: 'to enter the town',
  pay: 'as part of the payment',
  event: 'for the event',
  attack: 'for one more die',
  diplomacy: 'for 1 influence',
};
