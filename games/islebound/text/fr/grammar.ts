import { figures, list, type Noun, number } from '@skerry/speech/fr';
import type { CrewSymbol, FleetKind, Thing, TradeKind } from '../../content/vocabulary.ts';
import type { Chances } from '../../outlook/attack.ts';
import type { Purpose } from '../../rules/state.ts';
import type { TextContext } from '../context.ts';
import { listsOf, tally } from '../things.ts';

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

/** A ware's name: « bois », « serpents de mer ». */
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

/** « 2 membres Administratifs », « 2 membres Voile »: nouns agree, crew words do not. */
export const MANY_SKILLS: { readonly [S in CrewSymbol]: string } = {
  ...SKILLS,
  administrate: 'Administratifs',
  work: 'Travailleurs',
};

/** « un membre d’équipage Administratif », « deux membres d’équipage au choix ». */
export const crewFor = (symbols: readonly CrewSymbol[]): string =>
  list(
    tally(symbols).map(([symbol, n]) => {
      if (symbol === 'any') return n === symbols.length ? anyCrew(n) : otherCrew(n);
      return n > 1
        ? `${number(n)} membres d’équipage ${MANY_SKILLS[symbol]}`
        : `un membre d’équipage ${SKILLS[symbol]}`;
    }),
  );

const anyCrew = (n: number): string =>
  n === 1 ? 'n’importe quel membre d’équipage' : `${number(n)} membres d’équipage au choix`;
const otherCrew = (n: number): string =>
  n === 1 ? 'un autre membre d’équipage' : `${number(n)} autres membres d’équipage`;

export const slots = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'case' : 'cases'} ${list(numbers.map((slot) => String(slot)))}`;

export const points = (n: number): string => figures(n, { name: 'point', gender: 'm' });

/** « 62 % »; a chance that is neither certain nor hopeless never reads as such. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 'moins de 1\u202f%';
  return rounded === 100 && chance < 1 ? 'plus de 99\u202f%' : `${rounded}\u202f%`;
}

/** « 12 %, 81 % avec des blessés ». */
export const chances = ({ withWood, withInjuries }: Chances): string =>
  withInjuries > withWood ? `${percent(withWood)}, ${percent(withInjuries)} avec des blessés` : percent(withWood);

/**
 * What a crew member is exhausted for. In Close Quarters another region of the same board already counts as near
 * (IB-186).
 */
export const purposeOf = ({ state }: TextContext, purpose: Purpose): string =>
  purpose === 'berth' && state.closeQuarters ? 'pour terminer près de l’autre bateau' : PURPOSES[purpose];

const PURPOSES: { readonly [P in Purpose]: string } = {
  berth: 'pour terminer dans la région d’un autre bateau',
  entry: 'pour le droit de visite',
  pay: 'pour le paiement',
  event: 'pour l’évènement',
  attack: 'pour un dé de plus',
  diplomacy: 'pour 1 point d’influence',
};
