import { DECKS } from '../content/vocabulary.ts';
import type { Card, Deed, World } from '../content/world.ts';
import { lifeOf } from '../rules/figures.ts';
import { isVoyaging } from '../rules/spaces.ts';
import type { Player } from '../rules/state.ts';
import { type Foe, Odds, type Party } from './odds.ts';
import { partyOf } from './party.ts';
import { FIGHTING, WEIGHTS as W } from './weights.ts';

const SEA = DECKS.indexOf('sea');
const SILVER = DECKS.indexOf('silver');

/** The chance against an average silver card below which a landing is not thought of. */
const HOPELESS = 0.15;
const NO_HOPE: readonly number[] = [];

/** How many parties are remembered; then all are forgotten. */
const REMEMBERED = 1000;

/** How fights with a deck go, by the Life that the Hero has left: the chance to win, and the Life left on average. */
export interface DeckOdds {
  readonly win: readonly number[];
  readonly lifeAfter: readonly number[];
}

/** What a player can hope for in fights, with Allies and a Captain who are unhurt, as they are with luck. */
export class Prospects {
  private readonly world: World;
  private readonly land: Party;
  private readonly sea: Party;
  private readonly legendary: number;
  private readonly decks: (DeckOdds | undefined)[] = [];
  private readonly fights = new Map<string, Odds>();
  private landing: readonly number[] | undefined;

  constructor(world: World, player: Player) {
    this.world = world;
    const unhurt = { ...player, allyWounds: player.allies.map(() => 0), captainWounds: 0 };
    this.land = partyOf(world, unhurt, false);
    this.sea = partyOf(world, unhurt, true);
    this.legendary = player.legendary.length;
  }

  against(deck: number): DeckOdds {
    const known = this.decks[deck];
    if (known !== undefined) return known;
    const party = this.party(deck === SEA);
    const all = challengesOf(this.world, deck).map((foe) => new Odds(party, foe));
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

  /** Against a Challenge that is known. */
  versus(foe: Foe, atSea: boolean): Odds {
    const key = `${foe.values}.${foe.damages}.${foe.life}.${foe.mends}.${atSea}`;
    const known = this.fights.get(key);
    if (known !== undefined) return known;
    const found = new Odds(this.party(atSea), foe);
    this.fights.set(key, found);
    return found;
  }

  /** The chance to win the game if the Hero landed on the Island with that much Life. */
  island(life: number): number {
    // Who cannot stand up to one of its cards is not asked about all of them.
    this.landing ??= this.against(SILVER).win.at(-1)! < HOPELESS ? NO_HOPE : landings(this.world, this, this.legendary);
    return this.landing[Math.max(0, Math.min(life, this.land.life))] ?? 0;
  }
}

/** The chance to win from a landing on, by the Life that the Hero lands with. */
function landings(world: World, prospects: Prospects, legendary: number): readonly number[] {
  const party = prospects.party(false);
  const cards = world.decks[SILVER]!.map((card) => world.cards[card]!);
  const isLast = ({ reward }: Card): boolean =>
    reward >= 0 && world.lists[reward]!.some((deed: Deed) => deed.do === 'win');
  const others = cards.filter((card) => !isLast(card));
  const last = cards.find(isLast);
  if (last === undefined) return Array(party.life + 1).fill(0);
  // What a Legendary Item does in the last fight is about as good as a wound.
  const fights = new Map(others.map((card) => [card, new Odds(party, card)]));
  const ending = prospects.versus({ ...last, life: Math.max(1, last.life - legendary) }, false);
  // From each Life to each Life, by one of the other cards.
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

/** Wounds that a Challenge loses by itself in a round. */
export function mendsOf(world: World, card: Card): number {
  let sum = 0;
  for (const { when, list } of card.text)
    for (const deed of world.lists[list]!)
      if (when === 'roundStart' && deed.do === 'counters' && deed.who === 'enemy' && 'remove' in deed)
        sum += deed.remove === 'all' ? card.life : deed.remove;
  return sum;
}

/** A Challenge as it is printed. */
export const foeOf = (world: World, card: Card): Foe => ({
  values: card.values,
  damages: card.damages,
  life: card.life,
  mends: mendsOf(world, card),
});

const CHALLENGES = new WeakMap<World, readonly (readonly Foe[])[]>();

function challengesOf(world: World, deck: number): readonly Foe[] {
  let known = CHALLENGES.get(world);
  if (known === undefined) {
    known = world.decks.map((cards) =>
      cards
        .map((card) => world.cards[card]!)
        .filter(({ kind }) => kind === 'challenge')
        .map((card) => foeOf(world, card)),
    );
    CHALLENGES.set(world, known);
  }
  return known[deck]!;
}

/** The prospects of all players that were asked about; players who are equally strong have the same. */
export class Outlook {
  private readonly world: World;
  private readonly known = new Map<string, Prospects>();

  constructor(world: World) {
    this.world = world;
  }

  of(player: Player): Prospects {
    const key = `${player.hero}.${player.trained}.${player.items}.${player.allies}.${player.captain}.${player.legendary.length}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= REMEMBERED) this.known.clear();
    const found = new Prospects(this.world, player);
    this.known.set(key, found);
    return found;
  }

  /** The chance to win the game by landing on the Island in the next turn; 0 for whoever cannot land then. */
  landing(player: Player): number {
    const mayLand = isVoyaging(player) && Math.min(player.blue, player.green) > 0;
    return mayLand ? this.of(player).island(this.lifeLeft(player)) : 0;
  }

  /** The chance to win the next fight at sea. */
  atSea(player: Player): number {
    return this.of(player).against(SEA).win[this.lifeLeft(player)]!;
  }

  isSeaworthy(player: Player): boolean {
    return this.atSea(player) >= FIGHTING.setSail;
  }

  /** The Hero's Life that is left. */
  lifeLeft(player: Player): number {
    return Math.max(0, lifeOf(this.world, player, player.hero) - player.wounds);
  }
}
