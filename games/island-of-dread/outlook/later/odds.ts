import { type CardNumber, PHASES } from '../../content/vocabulary.ts';
import { type Act, actsIn, BOLDNESS, type Foe, HALVES, NOBODY, type Party, waysToAct } from './fighters.ts';

/** A recovering Challenge is modelled with at most this many times its Life. */
const TOUGHEST = 4;

/** Weight of the Life left between equal chances. */
const LEFT = 0.015;

/**
 * Discount for a round in which the foe was not hurt, so that even a side that cannot lose does not wait for ever.
 */
const LATER = 0.99;

/**
 * Weariness sets in from round 11 (ID-112), so a fight that drags on is lost. Returns the weight of repeated rounds,
 * given the chance that nothing happens in one.
 */
function timesFought(still: number): number {
  const twice = still * still;
  const often = twice * twice;
  return (1 - often * often) / (1 - still);
}

/** The last round without weariness. */
const UNWEARIED = 10;

/** The change per round below which chances count as converged. */
const SETTLED = 0.001;

const LAST = PHASES.length;

/**
 * Per way to act, from its second and its third phase on: the chance of winning, the Life left, and the chance that
 * nothing more happens in the round.
 */
interface Tail {
  readonly wins: number[];
  readonly lefts: number[];
  readonly stills: number[];
}

interface Turning extends Omit<Act, 'who'> {
  readonly fail: number;
  /** The chance that nothing happens. */
  readonly same: number;
  readonly after: Pick<Tail, 'wins' | 'lefts'>;
  readonly before: Tail | undefined;
}

/** Scratch space for a fight's calculation; grows as needed. */
let tails: readonly (readonly Tail[])[] = [];

function makeTails(size: number): void {
  if ((tails[0]?.[0]?.wins.length ?? 0) >= size) return;
  const tail = (): Tail => ({
    wins: new Array<number>(size).fill(0),
    lefts: new Array<number>(size).fill(0),
    stills: new Array<number>(size).fill(0),
  });
  tails = BOLDNESS.map(() => [tail(), tail()]);
}

/**
 * Exact odds of a combat between a party and a foe: over all rolls, with the best of a few ways to act per round, for
 * every remaining Life of Hero and foe. Abilities with a price and the death of Allies are left out; weariness is
 * approximated.
 */
export class Odds {
  readonly party: Party;
  /** Wounds to deal per lasting wound, against a foe that recovers. */
  private readonly toughness: number;
  private readonly foeLife: number;
  private readonly phases: readonly (readonly Act[])[];
  /**
   * By the Hero's Life in halves, prevented damage included, and the foe's Life: the chance of winning, and the Life
   * left, 0 if lost.
   */
  readonly wins: number[];
  readonly lefts: number[];
  private readonly rounds: readonly (readonly Act[])[];
  private readonly chosen: number[];
  // Accumulators over the outcomes of a round.
  private won = 0;
  private left = 0;
  /** The foe's Life at the start of the round. */
  private began = 0;

  /** `phases`: the possible acts, where more is known than party and foe say. */
  constructor(
    party: Party,
    foe: Foe,
    phases: readonly (readonly Act[])[] = PHASES.map((_, phase) => actsIn(party, foe, phase)),
  ) {
    this.party = party;
    this.phases = phases;
    this.rounds = waysToAct(this.phases);
    this.toughness = this.toughnessOf(foe);
    this.foeLife = this.lasting(foe.life);
    const most = HALVES * (party.life + party.guard);
    const size = (most + 1) * (this.foeLife + 1);
    this.wins = new Array<number>(size).fill(0);
    this.lefts = new Array<number>(size).fill(0);
    this.chosen = new Array<number>(size).fill(0);
    makeTails(size);
    if (foe.regrows === undefined || foe.regrows === 0) this.reckon(most);
    else this.reckonRounds(most, foe.regrows);
  }

  /** The chance of winning with that much Life, also against a foe with less left. */
  win(life: number, foeLife?: number): number {
    const left = foeLife === undefined ? this.foeLife : Math.min(this.foeLife, this.lasting(foeLife));
    return this.wins[this.place(this.guarded(life), left)]!;
  }

  private toughnessOf({ life, mends = 0 }: Foe): number {
    if (mends === 0) return 1;
    const dealt = Math.max(
      ...this.rounds.map((acts) => acts.reduce((sum, { chance, blow }) => sum + chance * blow, 0)),
    );
    const rounds = dealt > mends ? life / (dealt - mends) : Number.POSITIVE_INFINITY;
    return Math.min(TOUGHEST, 1 + (mends * Math.max(0, rounds - 1)) / life);
  }

  /** The wounds to deal to a foe with that much Life. */
  private lasting(life: number): number {
    return Math.max(1, Math.ceil(life * this.toughness));
  }

  /** Average Life left after a victory from that much Life, 0 for a knock-out. */
  lifeAfter(life: number): number {
    return Math.min(life, this.lefts[this.place(this.guarded(life), this.foeLife)]! / HALVES);
  }

  /** Adds the distribution of Life left to `spread`, weighted by a share, for a fight begun with that much Life. */
  spread(life: number, share: number, spread: Float64Array): void {
    const { foeLife, rounds, chosen } = this;
    const from = this.guarded(life);
    const shares = new Float64Array((from + 1) * (foeLife + 1));
    shares[from * (foeLife + 1) + foeLife] = share;
    const walk = (acts: readonly Act[], phase: number, own: number, other: number, chance: number): void => {
      if (phase === LAST) {
        shares[own * (foeLife + 1) + other]! += chance;
        return;
      }
      const act = acts[phase]!;
      const struck = other - act.blow;
      if (struck <= 0) spread[Math.min(life, Math.ceil(own / HALVES))]! += chance * act.chance;
      else walk(acts, phase + 1, own, struck, chance * act.chance);
      if (own > act.harm) walk(acts, phase + 1, own - act.harm, other, chance * (1 - act.chance));
    };
    for (let own = from; own > 0; own--)
      for (let other = foeLife; other > 0; other--) {
        const here = own * (foeLife + 1) + other;
        const before = shares[here]!;
        if (before === 0) continue;
        const acts = rounds[chosen[this.place(own, other)]!]!;
        shares[here] = 0;
        walk(acts, 0, own, other, before);
        // Rounds without effect are repeated.
        const still = shares[here]! / before;
        shares[here] = 0;
        if (still >= 1) continue;
        if (still > 0) walk(acts, 0, own, other, before * (timesFought(still) - 1));
        shares[here] = 0;
      }
  }

  /** The best figure to act among those allowed: its index in the party, or -1 to defend. */
  bestActor(
    phase: number,
    life: number,
    foeLife: number,
    allowed: readonly number[],
    attacked: readonly CardNumber[],
  ): number {
    const own = this.guarded(life);
    const other = Math.min(this.lasting(foeLife), this.foeLife);
    const rest = this.phases.map((acts, each) =>
      each < phase
        ? NOTHING
        : acts.filter(
            ({ who }) => who === NOBODY || (!attacked.includes(who) && (each > phase || allowed.includes(who))),
          ),
    );
    this.began = other;
    let best = NOBODY;
    let most = Number.NEGATIVE_INFINITY;
    for (const act of rest[phase]!)
      for (const acts of this.goingOn(rest, phase, act)) {
        this.won = 0;
        this.left = 0;
        this.walk(acts, phase, own, other, 1);
        const value = this.won + LEFT * this.left;
        if (value <= most) continue;
        most = value;
        best = act.who;
      }
    return best;
  }

  /** Ways to act that begin with an act. */
  private goingOn(rest: readonly (readonly Act[])[], phase: number, act: Act): (readonly Act[])[] {
    const phases = rest.map((acts, each) => (each < phase ? NOTHING : each === phase ? [act] : acts));
    return waysToAct(phases);
  }

  private guarded(life: number): number {
    return life <= 0 ? 0 : HALVES * (Math.min(life, this.party.life) + this.party.guard);
  }

  private place(life: number, foeLife: number): number {
    return life * (this.foeLife + 1) + foeLife;
  }

  /**
   * Solves positions from the least Life up. The value of a way to act from its second and third phase on is cached
   * per position, so that a phase costs two lookups. Rounds without effect are repeated: `still`.
   */
  private reckon(mostLife: number): void {
    const { wins, lefts, chosen } = this;
    const ways = this.rounds.map((acts, way) => acts.map((act, phase) => this.turning(act, way, phase)));
    const across = this.foeLife + 1;
    for (let life = 1; life <= mostLife; life++)
      for (let foeLife = 1; foeLife < across; foeLife++) {
        const here = life * across + foeLife;
        let most = -1;
        for (let way = 0; way < ways.length; way++) {
          const turnings = ways[way]!;
          let won = 0;
          let left = 0;
          let still = 1;
          for (let phase = LAST - 1; phase >= 0; phase--) {
            const { chance, fail, same, blow, harm, after, before } = turnings[phase]!;
            won *= same;
            left *= same;
            if (blow >= foeLife) {
              won += chance;
              left += chance * life;
            } else if (blow > 0) {
              won += chance * after.wins[here - blow]!;
              left += chance * after.lefts[here - blow]!;
            }
            if (harm > 0 && harm < life) {
              const there = here - harm * across;
              won += fail * after.wins[there]!;
              left += fail * after.lefts[there]!;
            }
            still *= same;
            if (before === undefined) continue;
            before.wins[here] = won;
            before.lefts[here] = left;
            before.stills[here] = still;
          }
          if (still >= 1) continue;
          const times = timesFought(still);
          const win = won * times;
          left *= times;
          if (win + LEFT * left <= most) continue;
          most = win + LEFT * left;
          wins[here] = win;
          lefts[here] = left;
          chosen[here] = way;
        }
        for (let way = 0; way < ways.length; way++)
          for (let phase = 0; phase < LAST - 1; phase++) {
            const tail = tails[way]![phase]!;
            tail.wins[here]! += tail.stills[here]! * wins[here]!;
            tail.lefts[here]! += tail.stills[here]! * lefts[here]!;
          }
      }
  }

  /**
   * The same against a foe that recovers at the start of each round but the first: backwards from the last possible
   * round. A party that deals no more than the foe recovers does not win.
   */
  private reckonRounds(mostLife: number, regrows: number): void {
    const { wins, lefts, chosen, foeLife: most } = this;
    for (let change = 1, round = 0; change > SETTLED && round < UNWEARIED; round++) {
      change = 0;
      const newWins = wins.slice();
      const newLefts = lefts.slice();
      for (let life = 1; life <= mostLife; life++)
        for (let foeLife = 1; foeLife <= most; foeLife++) {
          const here = this.place(life, foeLife);
          this.began = Math.min(most, foeLife + regrows);
          let best = -1;
          for (const [way, acts] of this.rounds.entries()) {
            this.won = 0;
            this.left = 0;
            this.walk(acts, 0, life, this.began, 1);
            const value = this.won + LEFT * this.left;
            if (value <= best) continue;
            best = value;
            newWins[here] = this.won;
            newLefts[here] = this.left;
            chosen[here] = way;
          }
          change = Math.max(change, newWins[here]! - wins[here]!);
        }
      for (let here = 0; here < wins.length; here++) {
        wins[here] = newWins[here]!;
        lefts[here] = newLefts[here]!;
      }
    }
  }

  /** A phase's act with the lookup of its outcomes and the slot for its result. */
  private turning({ chance, blow, harm }: Act, way: number, phase: number): Turning {
    const fail = 1 - chance;
    return {
      chance,
      fail,
      same: (blow === 0 ? chance : 0) + (harm === 0 ? fail : 0),
      blow,
      harm,
      after: phase === LAST - 1 ? this : tails[way]![phase]!,
      before: phase === 0 ? undefined : tails[way]![phase - 1]!,
    };
  }

  /** Visits all outcomes of the current round from a phase on. */
  private walk(acts: readonly Act[], phase: number, life: number, foeLife: number, chance: number): void {
    if (phase === LAST) {
      const there = this.place(life, foeLife);
      const later = foeLife < this.began ? 1 : LATER;
      this.won += chance * this.wins[there]! * later;
      this.left += chance * this.lefts[there]! * later;
      return;
    }
    const act = acts[phase]!;
    const success = chance * act.chance;
    const struck = foeLife - act.blow;
    if (struck <= 0) {
      this.won += success;
      this.left += success * life;
    } else this.walk(acts, phase + 1, life, struck, success);
    if (life > act.harm) this.walk(acts, phase + 1, life - act.harm, foeLife, chance - success);
  }
}

/** A finished phase has one act, which changes nothing. */
const NOTHING: readonly Act[] = [{ who: NOBODY, chance: 1, blow: 0, harm: 0 }];
