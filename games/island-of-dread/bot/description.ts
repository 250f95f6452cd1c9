import { DECKS, NONE, PHASES, type SpaceNumber, type TownNumber } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { counterPrice } from '../rules/experience.ts';
import { staminaOf } from '../rules/figures.ts';
import { anchorOf, isOnLand, isVoyaging, townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import { aidOf, type Outlook, type Prospects } from './outlook.ts';
import { type Distances, FAR, legsBetween } from './travel.ts';
import { trainedOf } from './worth.ts';

const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

/** The decks of Challenges on land. */
const ON_LAND = (['green', 'yellow', 'red'] as const).map((deck) => DECKS.indexOf(deck));

/** Distances beyond this are treated alike. */
const FARTHEST = 12;

/** Features of a Hero's possessions and position, about 0 to 1, for the evaluator. */
export class Describer {
  private readonly world: World;
  private readonly outlook: Outlook;
  private readonly distances: Distances;
  private readonly legs: readonly (readonly number[])[];
  /** Cached per party: equally strong parties have the same features. */
  private readonly mights = new WeakMap<Prospects, readonly number[]>();

  constructor(world: World, outlook: Outlook, distances: Distances) {
    this.world = world;
    this.outlook = outlook;
    this.distances = distances;
    this.legs = legsBetween(world);
  }

  describe(state: State, player: Player): number[] {
    return [
      ...this.might(player),
      ...this.health(player),
      ...this.riches(player, counterPrice(this.world, state)),
      ...this.captain(player),
      ...this.place(state, player),
    ];
  }

  private might(player: Player): readonly number[] {
    const prospects = this.outlook.of(player);
    let might = this.mights.get(prospects);
    if (might === undefined) {
      might = [...this.fighters(prospects), ...this.cards(player), ...oddsOf(prospects)];
      this.mights.set(prospects, might);
    }
    return might;
  }

  /** The Hero's bonuses and damage per phase, the difference at sea, and the two best Allies. */
  private fighters(prospects: Prospects): number[] {
    const land = prospects.party(false);
    const sea = prospects.party(true);
    const [hero, ...allies] = land.figures;
    const [sailor] = sea.figures;
    const numbers = PHASES.flatMap((_, phase) => {
      const others = allies.map(({ rolls }) => rolls[phase]!).sort((one, other) => other - one);
      return [
        hero!.rolls[phase]! / 10,
        land.defence[phase]! / 10,
        hero!.blows[phase]! / 2,
        (sailor!.rolls[phase]! - hero!.rolls[phase]!) / 4,
        (sea.defence[phase]! - land.defence[phase]!) / 4,
        sailor!.blows[phase]! - hero!.blows[phase]!,
        (others[0] ?? 0) / 5,
        (others[1] ?? 0) / 5,
        Math.max(0, ...allies.map(({ blows }) => blows[phase]!)) / 2,
      ];
    });
    return [...numbers, land.life / 5, land.guard / 3];
  }

  private cards(player: Player): number[] {
    const { cards } = this.world;
    const { items, allies, legendary } = player;
    const count = (kind: string): number => items.filter((item) => cards[item]!.limited === kind).length;
    const cost = (list: readonly number[]): number => total(list.map((card) => cards[card]!.cost));
    return [
      staminaOf(this.world, player, player.hero) / 4,
      count('weapon') / 2,
      count('armour'),
      count('other') / 3,
      cost(items) / 20,
      allies.length / 2,
      total(allies.map((ally) => cards[ally]!.life)) / 5,
      cost(allies) / 10,
      legendary.length / 2,
      total(legendary.map((item) => aidOf(this.world, item))) / 3,
    ];
  }

  private health(player: Player): number[] {
    const prospects = this.outlook.of(player);
    const life = this.outlook.lifeLeft(player);
    return [
      life / 5,
      player.wounds / 4,
      player.exhaustion / 4,
      total(player.allyWounds) / 4,
      total(player.allyExhaustion) / 4,
      ...DECKS.map((_, deck) => prospects.against(deck).win[life]!),
      prospects.island(life),
    ];
  }

  private riches(player: Player, price: number): number[] {
    const { gold, points, trained, trophies, blue, green } = player;
    const prospects = this.outlook.of(player);
    const life = this.outlook.lifeLeft(player);
    const sets = Math.min(blue, green);
    const mayLand = Math.min(1, sets);
    return [
      mayLand,
      Math.max(0, sets - 1) / 2,
      (blue + green - 2 * sets) / 2,
      Math.min(1, blue + green),
      mayLand * prospects.island(life),
      mayLand * prospects.island(life + player.wounds),
      gold / 10,
      Math.min(gold, 4) / 4,
      Math.min(gold, 8) / 8,
      points / (2 * price),
      (points % price) / Math.max(1, price - 1),
      trainedOf(player) / 10,
      ...trained.map((n) => n / 5),
      trophies.length / 3,
    ];
  }

  private captain({ captain, loan, captainWounds, captainExhaustion }: Player): number[] {
    if (captain === NONE) return Array(6 + 2 * PHASES.length).fill(0);
    const { life, stamina, values, damages, cost } = this.world.cards[captain]!;
    return [
      1,
      loan ? 1 : 0,
      (life - captainWounds) / 4,
      (stamina - captainExhaustion) / 4,
      (life + stamina - captainWounds - captainExhaustion) / 8,
      cost / 8,
      ...PHASES.flatMap((_, phase) => [values[phase]! / 8, damages[phase]! / 2]),
    ];
  }

  /** The island or the distance from land, and the goals in reach. */
  private place(state: State, player: Player): number[] {
    const { chart, content } = this.world;
    const { at } = player;
    const landmass = isOnLand(player) ? chart.landmass[at]! : NONE;
    const town = isOnLand(player) ? townAt(this.world, state, at) : NONE;
    const places = [
      isVoyaging(player) ? 1 : 0,
      town === NONE ? 0 : 1,
      ...content.chart.landmasses.map((_, n) => (n === landmass ? 1 : 0)),
      isVoyaging(player) ? this.legsHome(player) / 2 : 0,
    ];
    return [...places, ...this.ways(state, player), this.sailing(state, player, town)];
  }

  /** Distances to the next town and to each deck's next Challenge, and the number of these. */
  private ways(state: State, player: Player): number[] {
    if (!isOnLand(player)) return [FARTHEST / 6, ...ON_LAND.flatMap(() => [FARTHEST / 6, 0])];
    const away = this.distances.from(state, player.at);
    const waiting = this.world.chart.jewels.filter(({ space }, n) => state.jewels[n] === 1 && away[space] !== FAR);
    return [
      nearest(away, this.openTowns(state)) / 6,
      ...ON_LAND.flatMap((kind) => {
        const spaces = waiting.filter(({ deck }) => deck === kind).map(({ space }) => space);
        return [nearest(away, spaces) / 6, spaces.length / 10];
      }),
    ];
  }

  private openTowns(state: State): number[] {
    return this.world.chart.towns.filter((cell) => townAt(this.world, state, cell) !== NONE);
  }

  private legsHome(player: Player): number {
    const { towns } = this.world.chart;
    const from = this.legs[towns.length + anchorOf(player)]!;
    return Math.min(...towns.map((_, town) => from[town]!));
  }

  /** The chance of winning the next fight at sea with the best Captain in town the Hero can pay. */
  private sailing(state: State, player: Player, town: TownNumber): number {
    if (town === NONE || player.captain !== NONE) return 0;
    const paid = state.captains[town]!.filter((captain) => this.world.cards[captain]!.cost <= player.gold);
    return Math.max(0, ...paid.map((captain) => this.outlook.atSeaWith(player, captain)));
  }
}

const nearest = (away: Int16Array, cells: readonly SpaceNumber[]): number =>
  Math.min(FARTHEST, ...cells.map((cell) => away[cell]!));

/** The odds of an unhurt Hero against each deck, and on the Island. */
function oddsOf(prospects: Prospects): number[] {
  const { life } = prospects.party(false);
  const odds = DECKS.flatMap((_, deck) => {
    const { win, lifeAfter } = prospects.against(deck);
    return [win[life]!, lifeAfter[life]! / life];
  });
  return [...odds, prospects.island(life)];
}
