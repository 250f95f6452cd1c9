import { at, type ListBy, type Seat } from '@skerry/engine';
import { CELLS } from '../content/map.ts';
import { type BuildingNumber, LEAVES, MODIFIED, SKILLS } from '../content/vocabulary.ts';
import type { Abilities, Mode, Place, World } from '../content/world.ts';
import { booksFor, booksForRow } from '../rules/buildings.ts';
import { count } from '../rules/crew.ts';
import { influenceOf } from '../rules/diplomacy.ts';
import { countOf, endBuildings } from '../rules/ending.ts';
import { booksOf } from '../rules/hand.ts';
import { canAfford } from '../rules/pay.ts';
import { buildingIn, playerOf, type State } from '../rules/state.ts';
import { townIn } from '../rules/town.ts';
import type { Valuer } from './worth.ts';

/** A seat's features, in order. None names a card or town: a pack may have others. */
export const QUANTITIES = [
  /** By the ledger's weights. */
  'worth',
  'coins',
  'wood',
  'muchWood',
  'fish',
  'muchFish',
  'books',
  'muchBooks',
  'pirates',
  'serpents',
  'ichor',
  'influence',
  'muchInfluence',
  'cubesOnTrack',
  'renown',
  'tokens',
  'onDeck',
  'below',
  'injured',
  'crew',
  'administrate',
  'administrateOnDeck',
  'combat',
  'combatOnDeck',
  'negotiate',
  'negotiateOnDeck',
  'sail',
  'sailOnDeck',
  'work',
  'workOnDeck',
  'buildings',
  /** Abilities of buildings: gifts, including renown, modifiers and permissions. */
  'gifts',
  'renownGifts',
  'additions',
  'leaves',
  'towns',
  'strengths',
  'ports',
  /** Entry coins from other seats, and the parts of the towns' actions. */
  'entryCoins',
  'rests',
  'gains',
  'payments',
  'hires',
  'reputations',
  'builds',
  /** The best current options, wherever the ship is: in points, renown beyond the others', coins, coins and cubes. */
  'conquest',
  'alliance',
  'reputation',
  'purchase',
  'construction',
  'event',
  /** The share of seats that move first. */
  'waiting',
] as const;

/** Amounts beyond these have a feature of their own. */
const MUCH = { wood: 8, fish: 6, books: 3, influence: 10, crew: 6 } as const;

/** Number of a building's abilities per kind. */
type Talents = Pick<Counted, 'gifts' | 'renownGifts' | 'additions' | 'leaves'>;
/** Number of a town action's parts per kind. */
type Offered = Pick<Counted, 'rests' | 'gains' | 'payments' | 'hires' | 'reputations' | 'builds'>;
type Counted = { [Q in (typeof QUANTITIES)[number]]: number };

/** Extracts seats' features and the game's progress. */
export class Quantities {
  private readonly world: World;
  private readonly valuer: Valuer;
  private readonly talents: { readonly [M in Mode]: ListBy<BuildingNumber, Talents> };
  private readonly offered: ReadonlyMap<Place, Offered>;
  /** The average price of a building. */
  private readonly price: number;
  /** The output array and its index. */
  private noted: Float64Array = new Float64Array();
  private next = 0;

  constructor(world: World, valuer: Valuer) {
    this.world = world;
    this.valuer = valuer;
    const { en2, fr1, architect } = world.abilities;
    const talentsIn = (abilities: Abilities) => world.buildings.map((_, building) => talentsOf(abilities, building));
    this.talents = { en2: talentsIn(en2), fr1: talentsIn(fr1), architect: talentsIn(architect) };
    const places = Object.values(world.places).flatMap(({ standard, advanced }) => [...standard, ...advanced]);
    this.offered = new Map(places.map((place) => [place, offeredBy(place)]));
    const { buildings } = world.content;
    this.price = buildings.reduce((sum, { coins }) => sum + coins, 0) / buildings.length;
  }

  /**
   * The share of the game still to come, from 1 to 0: the buildings that the leading seat still lacks. Coins count as
   * the buildings they buy, so a purchase hardly brings the end nearer.
   */
  ahead({ seats, ending, players }: State): number {
    if (ending !== null) return 0;
    const all = endBuildings(seats);
    let most = 0;
    for (const { city, coins } of players) most = Math.max(most, city.length + coins / this.price);
    return Math.max(0, all - most) / all;
  }

  count(state: State, seat: Seat, quantities: Float64Array): void {
    this.noted = quantities;
    this.next = 0;
    const conquest = this.valuer.bestConquest(state, seat);
    const alliance = this.valuer.bestAlliance(state, seat);
    this.note(this.valuer.worth(state, seat, conquest, alliance));
    this.noteHold(state, seat);
    this.noteCrew(state, seat);
    this.noteCity(state, seat);
    this.noteTowns(state, seat);
    this.note(conquest);
    this.note(alliance);
    this.note(this.bestReputation(state, seat));
    this.noteRow(state, seat);
    this.note(this.bestEvent(state, seat));
    this.note(((seat - state.active + state.seats) % state.seats) / state.seats);
  }

  private note(n: number): void {
    this.noted[this.next++] = n;
  }

  private noteUpTo(n: number, much: number): void {
    this.note(Math.min(n, much));
    this.note(Math.max(0, n - much));
  }

  private noteHold(state: State, seat: Seat): void {
    const { coins, wood, fish, pirates, serpents, ichor, renown, tokens } = playerOf(state, seat);
    this.note(coins);
    this.noteUpTo(wood, MUCH.wood);
    this.noteUpTo(fish, MUCH.fish);
    this.noteUpTo(booksOf(state, seat), MUCH.books);
    this.note(pirates);
    this.note(serpents);
    this.note(Number(ichor));
    this.noteUpTo(influenceOf(this.world, state, seat), MUCH.influence);
    this.note(countOf(state, seat, 'cube'));
    this.note(renown);
    this.note(tokens.length);
  }

  private noteCrew(state: State, seat: Seat): void {
    const { deck, below, injured } = playerOf(state, seat);
    const crew = deck | below | injured;
    this.note(count(deck));
    this.note(count(below));
    this.note(count(injured));
    this.note(Math.min(count(crew), MUCH.crew));
    for (const skill of SKILLS) {
      const skilled = this.world.skilled[skill];
      this.note(count(crew & skilled));
      this.note(count(deck & skilled));
    }
  }

  private noteCity(state: State, seat: Seat): void {
    const { city } = playerOf(state, seat);
    const talents = this.talents[state.architect ? 'architect' : state.edition];
    const all = { gifts: 0, renownGifts: 0, additions: 0, leaves: 0 };
    for (const building of city) {
      const { gifts, renownGifts, additions, leaves } = at(talents, building);
      all.gifts += gifts;
      all.renownGifts += renownGifts;
      all.additions += additions;
      all.leaves += leaves;
    }
    this.note(city.length);
    this.note(all.gifts);
    this.note(all.renownGifts);
    this.note(all.additions);
    this.note(all.leaves);
  }

  private noteTowns(state: State, seat: Seat): void {
    const all = { towns: 0, strengths: 0, ports: 0, entryCoins: 0 };
    const parts = { rests: 0, gains: 0, payments: 0, hires: 0, reputations: 0, builds: 0 };
    for (let cell = 0; cell < CELLS.length; cell++) {
      if (state.owners[cell] !== seat) continue;
      const town = townIn(this.world, state, cell);
      const { rests, gains, payments, hires, reputations, builds } = this.offered.get(town) ?? NOTHING;
      all.towns++;
      all.strengths += town.strength;
      all.ports += Number(town.isPort);
      all.entryCoins += town.coin;
      parts.rests += rests;
      parts.gains += gains;
      parts.payments += payments;
      parts.hires += hires;
      parts.reputations += reputations;
      parts.builds += builds;
    }
    this.note(all.towns);
    this.note(all.strengths);
    this.note(all.ports);
    this.note(all.entryCoins);
    this.note(parts.rests);
    this.note(parts.gains);
    this.note(parts.payments);
    this.note(parts.hires);
    this.note(parts.reputations);
    this.note(parts.builds);
  }

  /** IB-133 to IB-135: the renown of the best card shown, minus the others' average. */
  private bestReputation(state: State, seat: Seat): number {
    let best = 0;
    for (const card of state.reputation) {
      if (card === 0) continue;
      const { active, per, limit } = at(this.world.reputation, card);
      let lead = active;
      for (let each = 0; each < state.seats; each++) {
        const renown = Math.min(limit, countOf(state, each, per));
        lead += each === seat ? renown : -renown / (state.seats - 1);
      }
      best = Math.max(best, lead);
    }
    return best;
  }

  /** The row's dearest building that a seat could buy, and that it could build. */
  private noteRow(state: State, seat: Seat): void {
    const { coins, wood, fish } = playerOf(state, seat);
    const books = booksForRow(this.world, state, seat);
    let purchase = 0;
    let construction = 0;
    for (let space = 1; space <= state.row.length; space++) {
      const price = at(this.world.buildings, buildingIn(state, space));
      if (books < booksFor(state, space)) continue;
      if (price.coins <= coins) purchase = Math.max(purchase, price.coins);
      if (price.wood <= wood && price.fish <= fish) construction = Math.max(construction, price.coins);
    }
    this.note(purchase);
    this.note(construction);
  }

  /** The cubes of the best event that a seat could pay for. */
  private bestEvent(state: State, seat: Seat): number {
    let best = 0;
    for (const event of state.events) {
      const { pay, cubes } = at(this.world.events, event);
      if (cubes > best && canAfford(state, seat, pay)) best = cubes;
    }
    return best;
  }
}

function talentsOf({ gifts, modify, leaves }: Abilities, building: BuildingNumber): Talents {
  const own = at(gifts, building);
  const times = (bearers: readonly number[]): number => bearers.filter((each) => each === building).length;
  return {
    gifts: own.length,
    renownGifts: own.filter(({ what }) => what === 'renown').length,
    additions: MODIFIED.reduce((sum, what) => sum + times(modify[what].map((each) => each.building)), 0),
    leaves: LEAVES.reduce((sum, leave) => sum + times(leaves[leave]), 0),
  };
}

const NOTHING: Offered = { rests: 0, gains: 0, payments: 0, hires: 0, reputations: 0, builds: 0 };

function offeredBy({ parts }: Place): Offered {
  const times = (kind: (typeof parts)[number]['do']): number => parts.filter((part) => part.do === kind).length;
  return {
    rests: times('rest'),
    gains: times('gain'),
    payments: times('pay'),
    hires: times('hire'),
    reputations: times('reputation'),
    builds: times('build'),
  };
}
