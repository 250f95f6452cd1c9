import { PHASES } from '../content/vocabulary.ts';
import { type Act, actsIn, BOLDNESS, type Foe, HALVES, NOBODY, type Party, waysToAct } from './fighters.ts';

/** A Challenge that mends is reckoned with at most this many times its Life. */
const TOUGHEST = 4;

/** In a choice between equal chances, what the Life that is left counts. */
const LEFT = 0.015;

/** What another round is worth after one in which the foe was not hurt, so that nobody waits for ever, not even whoever cannot lose. */
const LATER = 0.99;

/**
 * How long whoever fights waits for something to happen: from the 11th round on everybody grows weary (ID-112), so a fight that drags
 * on is lost. Returns by how much rounds that may be fought again count, where nothing happens in one with this chance.
 */
function timesFought(still: number): number {
  const twice = still * still;
  const often = twice * twice;
  return (1 - often * often) / (1 - still);
}

/** From the round after these on everybody grows weary. */
const UNWEARIED = 10;

/** Chances that change by less in a round are as good as known. */
const SETTLED = 0.001;

const LAST = PHASES.length;

/** For each way to act, from its second and from its third phase on: the chance to win, the Life left, and the chance that nothing happens in the rest of the round. */
interface Tail {
  readonly wins: number[];
  readonly lefts: number[];
  readonly stills: number[];
}

interface Turning extends Omit<Act, 'who'> {
  readonly fail: number;
  /** The chance that nothing comes of it. */
  readonly same: number;
  readonly after: Pick<Tail, 'wins' | 'lefts'>;
  readonly before: Tail | undefined;
}

/** Where they are noted while a fight is reckoned: as large as was ever needed. */
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
 * How a combat goes, exactly, between a party and a foe: over all rolls, with the best of a few ways to act in each round,
 * for every Life that the Hero and the foe may have left. Abilities that are paid for, and the fall of Allies, are left out; weariness
 * is only approached.
 */
export class Odds {
  readonly party: Party;
  /** How many wounds must be dealt for one that stays, against a foe who mends. */
  private readonly toughness: number;
  private readonly foeLife: number;
  private readonly phases: readonly (readonly Act[])[];
  /** By the Hero's Life in halves, with what cards keep off, and the foe's: the chance to win, and the Life left, 0 where it is lost. */
  readonly wins: number[];
  readonly lefts: number[];
  private readonly rounds: readonly (readonly Act[])[];
  private readonly chosen: number[];
  // What is added up while the ends of a round are gone through.
  private won = 0;
  private left = 0;
  /** The foe's Life where a round is gone through. */
  private began = 0;

  constructor(party: Party, foe: Foe) {
    this.party = party;
    this.phases = PHASES.map((_, phase) => actsIn(party, foe, phase));
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

  /** The chance to win with that much Life, also against a foe who has less left. */
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

  /** The wounds that must be dealt to a foe who has that much Life left. */
  private lasting(life: number): number {
    return Math.max(1, Math.ceil(life * this.toughness));
  }

  /** The Life left on average after a victory begun with that much Life, 0 for a fall. */
  lifeAfter(life: number): number {
    return Math.min(life, this.lefts[this.place(this.guarded(life), this.foeLife)]! / HALVES);
  }

  /** Adds the chances of each Life left to `spread`, times a share, for a fight that is begun with that much Life. */
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
        // Rounds in which nothing happens are fought again.
        const still = shares[here]! / before;
        shares[here] = 0;
        if (still >= 1) continue;
        if (still > 0) walk(acts, 0, own, other, before * (timesFought(still) - 1));
        shares[here] = 0;
      }
  }

  /** Who had best act in a phase, of those allowed: the place in the party, or -1 to defend. */
  bestActor(
    phase: number,
    life: number,
    foeLife: number,
    allowed: readonly number[],
    attacked: readonly number[],
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

  /** Ways to act from a phase on that begin with an act. */
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
   * Reckons every position from those with less Life. What a way to act comes to from its second and third phase on is kept
   * for every position, so that a phase costs two looks. Rounds in which nothing happens are fought again: `still`.
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
   * The same against a foe who loses wounds at the start of each round but the first: round by round from the last one that may be
   * fought. Whoever deals no more than it loses does not win.
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

  /** An act of a phase, with where its ends are looked up, and where what it comes to is noted. */
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

  /** Goes through all ends of a round that is on, from a phase on. */
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

/** A phase that is over: it has one act, which changes nothing. */
const NOTHING: readonly Act[] = [{ who: NOBODY, chance: 1, blow: 0, harm: 0 }];
