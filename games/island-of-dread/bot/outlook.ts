import { type CardNumber, DECKS, type DeckNumber } from '../content/vocabulary.ts';
import { type Card, cardOf, type World } from '../content/world.ts';
import { lastFoe } from '../outlook/last-foe.ts';
import type { Foe, Party } from '../outlook/later/fighters.ts';
import { Odds } from '../outlook/later/odds.ts';
import { mendsOf, partyOf } from '../outlook/later/party.ts';
import { lifeOf } from '../rules/figures.ts';
import { isVoyaging } from '../rules/spaces.ts';
import type { Player } from '../rules/state.ts';
import { FIGHTING, WEIGHTS as W } from './weights.ts';

const SEA = DECKS.indexOf('sea');
const SILVER = DECKS.indexOf('silver');

/** The chance against an average silver card below which a landing is ruled out. */
const HOPELESS = 0.15;
const NO_HOPE: readonly number[] = [];

/** Cache size in parties; a full cache is cleared. */
const REMEMBERED = 3000;

/** Fights with a deck by the Hero's remaining Life: the chance of winning, and the average Life left. */
export interface DeckOdds {
  readonly win: readonly number[];
  readonly lifeAfter: readonly number[];
}

/** The parts of a player that determine strength. */
type Strength = Pick<Player, 'hero' | 'trained' | 'items' | 'allies' | 'captain' | 'legendary'>;

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}

/** A player's odds in fights; Allies and the Captain are taken as unhurt, an optimistic assumption. */
export class Prospects {
  private readonly world: World;
  private readonly foes: Foes;
  private readonly whose: Strength;
  private readonly land: Party;
  private readonly sea: Party;
  /** The effect of Legendary Items in the last fight, in wounds. */
  private readonly legendary: CardNumber;
  private readonly decks: (DeckOdds | undefined)[] = [];
  private readonly fights = new Map<string, Odds>();
  private readonly led = new Map<number, Prospects>();
  private landing: readonly number[] | undefined;

  constructor(world: World, foes: Foes, player: Player) {
    this.world = world;
    this.foes = foes;
    const { hero, trained, items, allies, captain, legendary } = player;
    const cards = { items: [...items], allies: [...allies], legendary: [...legendary] };
    this.whose = { hero, captain, trained: [...trained], ...cards };
    const unhurt = { ...player, allyWounds: player.allies.map(() => 0), captainWounds: 0 };
    this.land = partyOf(world, unhurt, false);
    this.sea = partyOf(world, unhurt, true);
    this.legendary = player.legendary.reduce((sum, item) => sum + aidOf(world, item), 0);
  }

  /** Whether these prospects match the player's current strength. */
  areOf({ hero, trained, items, allies, captain, legendary }: Strength): boolean {
    const { whose } = this;
    return (
      hero === whose.hero &&
      captain === whose.captain &&
      isSame(trained, whose.trained) &&
      isSame(items, whose.items) &&
      isSame(allies, whose.allies) &&
      isSame(legendary, whose.legendary)
    );
  }

  /** The prospects of the same player with a Captain. */
  ledBy(captain: CardNumber, make: () => Prospects): Prospects {
    let found = this.led.get(captain);
    if (found === undefined) {
      found = make();
      this.led.set(captain, found);
    }
    return found;
  }

  against(deck: DeckNumber): DeckOdds {
    const known = this.decks[deck];
    if (known !== undefined) return known;
    const party = this.party(deck === SEA);
    const all = this.foes.decks[deck]!.map((foe) => new Odds(party, foe));
    const mean = (of: (odds: Odds, life: number) => number): number[] =>
      Array.from(
        { length: party.life + 1 },
        (_, life) => all.reduce((sum, odds) => sum + of(odds, life), 0) / all.length,
      );
    const found = { win: mean((odds, life) => odds.win(life)), lifeAfter: mean((odds, life) => odds.lifeAfter(life)) };
    this.decks[deck] = found;
    return found;
  }

  party(atSea: boolean): Party {
    return atSea ? this.sea : this.land;
  }

  versus(foe: Foe, atSea: boolean): Odds {
    const key = `${foe.values}.${foe.damages}.${foe.life}.${foe.mends}.${foe.regrows}.${atSea}`;
    const known = this.fights.get(key);
    if (known !== undefined) return known;
    const found = new Odds(this.party(atSea), foe);
    this.fights.set(key, found);
    return found;
  }

  /** The chance of winning by landing on the Island with that much Life. */
  island(life: number): number {
    // A Hero with no hope against one card is spared the full calculation.
    this.landing ??= this.against(SILVER).win.at(-1)! < HOPELESS ? NO_HOPE : landings(this.world, this, this.legendary);
    return this.landing[Math.max(0, Math.min(life, this.land.life))] ?? 0;
  }
}

/** The chance of winning from a landing on, by Life at landing. */
function landings(world: World, prospects: Prospects, legendary: CardNumber): readonly number[] {
  const party = prospects.party(false);
  const last = lastFoe(world);
  const others = world.decks[SILVER]!.map((card) => cardOf(world, card)).filter((card) => card !== last);
  if (last === undefined) return Array(party.life + 1).fill(0);
  const fights = new Map(others.map((card) => [card, new Odds(party, card)]));
  const ending = prospects.versus({ ...last, life: Math.max(1, last.life - legendary) }, false);
  // Transition from Life to Life over one of the other cards.
  const onwards = Array.from({ length: party.life + 1 }, (_, life) => {
    const spread = new Float64Array(party.life + 1);
    for (const card of others)
      if (card.kind !== 'challenge') spread[Math.min(party.life, life + W.spring)]! += 1 / others.length;
      else if (life > 0) fights.get(card)!.spread(life, 1 / others.length, spread);
    return spread;
  });
  const atLast = onwards.map((_, life) => ending.win(life));
  let chances: readonly number[] = atLast;
  for (let left = 1; left <= others.length; left++) {
    const after: readonly number[] = chances;
    chances = atLast.map((win, life) => {
      let sum = 0;
      for (let then = 1; then <= party.life; then++) sum += onwards[life]![then]! * after[then]!;
      return (win + left * sum) / (left + 1);
    });
  }
  return chances;
}

/**
 * The effect of a Legendary Item in the last fight, in wounds: about one, more if it lowers Life or blocks all damage
 * for a round.
 */
export function aidOf(world: World, item: CardNumber): number {
  const life = lastFoe(world)?.life ?? 0;
  let sum = 0;
  for (const { list } of cardOf(world, item).powers)
    for (const deed of world.lists[list]!) {
      if (deed.do === 'stat' && deed.stat === 'life' && 'set' in deed) sum += Math.max(0, life - deed.set);
      else if (deed.do === 'damage' && 'none' in deed) sum++;
    }
  return Math.max(1, sum);
}

/** The Challenges as printed. */
export class Foes {
  private readonly world: World;
  private readonly areExact: boolean;
  readonly decks: readonly (readonly Foe[])[];

  /** Exact foes recover each round; otherwise they are modelled as tougher. */
  constructor(world: World, areExact: boolean) {
    this.world = world;
    this.areExact = areExact;
    this.decks = world.decks.map((cards) =>
      cards
        .map((card) => cardOf(world, card))
        .filter(({ kind }) => kind === 'challenge')
        .map((card) => this.of(card)),
    );
  }

  of(card: Card): Foe {
    const { values, damages, life } = card;
    const wounds = mendsOf(this.world, card);
    return { values, damages, life, ...(this.areExact ? { regrows: wounds } : { mends: wounds }) };
  }
}

/** Prospects of all queried players, shared between equally strong ones. */
export class Outlook {
  private readonly world: World;
  readonly foes: Foes;
  readonly isExact: boolean;
  private readonly known = new Map<string, Prospects>();
  /** Most players are queried many times in a row, and keys are slow to build. */
  private last: Prospects | undefined;

  /** Exact for bots above the baseline that levels are measured against. */
  constructor(world: World, isExact: boolean) {
    this.world = world;
    this.isExact = isExact;
    this.foes = new Foes(world, isExact);
  }

  of(player: Player): Prospects {
    if (!this.last?.areOf(player)) this.last = this.find(player);
    return this.last!;
  }

  private find(player: Player): Prospects {
    const key = `${player.hero}.${player.trained}.${player.items}.${player.allies}.${player.captain}.${player.legendary}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= REMEMBERED) this.known.clear();
    const found = new Prospects(this.world, this.foes, player);
    this.known.set(key, found);
    return found;
  }

  /** The chance of winning by landing on the Island next turn; 0 if the Hero cannot land. */
  landing(player: Player): number {
    const mayLand = isVoyaging(player) && Math.min(player.blue, player.green) > 0;
    return mayLand ? this.of(player).island(this.lifeLeft(player)) : 0;
  }

  atSea(player: Player): number {
    return this.of(player).against(SEA).win[this.lifeLeft(player)]!;
  }

  isSeaworthy(player: Player): boolean {
    return this.atSea(player) >= FIGHTING.setSail;
  }

  /** Whether a Hero could sail with a Captain, or does, by what the Captain adds. */
  isSeaworthyWith(player: Player, captain: CardNumber): boolean {
    return this.atSeaWith(player, captain) >= FIGHTING.setSailTogether;
  }

  atSeaWith(player: Player, captain: CardNumber): number {
    const led = this.of(player).ledBy(captain, () => this.find({ ...player, captain }));
    return led.against(SEA).win[this.lifeLeft(player)]!;
  }

  lifeLeft(player: Player): number {
    return Math.max(0, lifeOf(this.world, player, player.hero) - player.wounds);
  }
}
