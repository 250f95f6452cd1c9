import { figures, list, type Noun } from '@skerry/speech/fr';
import type { CrewSymbol, FleetKind, Thing } from '../content/vocabulary.ts';
import type { Purpose, TradeKind } from '../rules/state.ts';
import { listsOf } from './things.ts';

export const CREW: Noun = { name: 'membre d’équipage', gender: 'm', many: 'membres d’équipage' };

export const THINGS: { readonly [T in Thing]: Noun } = {
  coin: { name: 'pièce', gender: 'f' },
  wood: { name: 'bois', gender: 'm' },
  fish: { name: 'poisson', gender: 'm' },
  book: { name: 'livre', gender: 'm' },
  pirate: { name: 'pirate', gender: 'm' },
  serpent: { name: 'serpent de mer', gender: 'm', many: 'serpents de mer' },
  cube: { name: 'cube d’influence', gender: 'm', many: 'cubes d’influence' },
  renown: { name: 'point de réputation', gender: 'm', many: 'points de réputation' },
};

/** « 1 pièce », « 2 bois », « 3 serpents de mer ». */
export const amount = (n: number, what: Thing): string => figures(n, THINGS[what]);

export const { amounts, wares, group } = listsOf(list, amount);

/** Le nom d’un type de marchandise : « bois », « serpents de mer ». */
export const kind = (what: TradeKind | 'ichor'): string =>
  what === 'ichor' ? 'Ichor' : (THINGS[what].many ?? (what === 'wood' ? 'bois' : `${THINGS[what].name}s`));

export const fleetCard = (card: FleetKind): string =>
  ({ pirate: 'un pirate', serpent: 'un serpent de mer', ichor: 'Ichor' })[card];

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

/** « 62 % » ; ce qui n’est ni certain ni impossible est dit tel. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 'moins de 1\u202f%';
  return rounded === 100 && chance < 1 ? 'plus de 99\u202f%' : `${rounded}\u202f%`;
}

/** What a crew member is exhausted for. */
export const PURPOSES: { readonly [P in Purpose]: string } = {
  berth: 'pour terminer près d’un autre bateau',
  entry: 'pour le droit de visite',
  pay: 'pour le paiement',
  event: 'pour l’évènement',
  attack: 'pour un dé de plus',
  diplomacy: 'pour 1 influence',
};
