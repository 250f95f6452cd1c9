import { figures, list, type Noun } from '@skerry/speech/fr';
import type { CrewSymbol, FleetKind, Thing } from '../content/vocabulary.ts';
import type { Group, Wares } from '../rules/facts.ts';
import { TRADE_KINDS, type TradeKind } from '../rules/state.ts';

export const THINGS: { readonly [T in Thing]: Noun } = {
  coin: { name: 'pièce', gender: 'f' },
  wood: { name: 'bois', gender: 'm' },
  fish: { name: 'poisson', gender: 'm' },
  book: { name: 'livre', gender: 'm' },
  pirate: { name: 'pirate', gender: 'm' },
  serpent: { name: 'serpent de mer', gender: 'm', many: 'serpents de mer' },
  cube: { name: 'cube d’influence', gender: 'm', many: 'cubes d’influence' },
  renown: { name: 'réputation', gender: 'f' },
};

/** « 1 pièce », « 2 bois », « 3 serpents de mer ». */
export const amount = (n: number, what: Thing): string => figures(n, THINGS[what]);

/** « 2 bois et 1 pièce ». */
export const amounts = (of: { readonly [what in Thing]?: number }): string =>
  list((Object.keys(THINGS) as Thing[]).flatMap((what) => (of[what] ? [amount(of[what], what)] : [])));

export const wares = (of: Wares): string =>
  list(TRADE_KINDS.flatMap((what) => (of[what] ? [amount(of[what], what)] : [])));

/** Le nom d’un type de marchandise : « bois », « serpents de mer ». */
export const kind = (what: TradeKind | 'ichor'): string =>
  what === 'ichor' ? 'Ichor' : (THINGS[what].many ?? (what === 'wood' ? 'bois' : `${THINGS[what].name}s`));

export const fleetCard = (card: FleetKind): string =>
  ({ pirate: 'un pirate', serpent: 'un serpent de mer', ichor: 'Ichor' })[card];

/** « 2 pirates, 1 serpent de mer et Ichor ». */
export const group = ({ pirates, serpents, ichor }: Group): string =>
  list([
    ...(pirates > 0 ? [amount(pirates, 'pirate')] : []),
    ...(serpents > 0 ? [amount(serpents, 'serpent')] : []),
    ...(ichor ? ['Ichor'] : []),
  ]);

export const SKILLS: { readonly [S in CrewSymbol]: string } = {
  administrate: 'Administratif',
  combat: 'Combat',
  negotiate: 'Négociation',
  sail: 'Voile',
  work: 'Travailleur',
  any: 'n’importe quelle compétence',
};

/** « un membre d’équipage Administratif », « n’importe quel membre d’équipage ». */
export const crewFor = (symbols: readonly CrewSymbol[]): string =>
  list(
    symbols.map((symbol) => {
      if (symbol !== 'any') return `un membre d’équipage ${SKILLS[symbol]}`;
      return symbols.length === 1 ? 'n’importe quel membre d’équipage' : 'un autre membre d’équipage';
    }),
  );

export const slots = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'case' : 'cases'} ${list(numbers.map((slot) => String(slot)))}`;

export const points = (n: number): string => figures(n, { name: 'point', gender: 'm' });
