import {
  type Action,
  type Asking,
  asks,
  choices,
  imagine,
  open,
  outcome,
  play,
  Random,
  SampleDealer,
  save,
  type View,
  view,
} from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import type { BotLevel } from '@skerry/tables';

export interface Preparation {
  readonly game: string;
  readonly seed: string;
  readonly name: string;
  readonly seats: readonly {
    readonly who: 'person' | 'bot';
    readonly name: string;
    readonly level?: BotLevel;
    readonly asking?: Asking;
  }[];
  readonly options?: object;
  /** Where to stop: the quick player of the game plays until this holds, or to the end. */
  until?(state: View['state'], n: number): boolean;
  /** What is done before anything that the quick player would do. */
  prefers?(action: Action, state: View['state']): boolean;
}

/** Longer than any game that the quick player plays to its end. */
const ENDLESS = 10_000;

/**
 * A table in the middle of its game, always the same, as a file that the home page takes in. Its bots move at once, and stops
 * at which nobody wants to be asked go by sooner.
 */
export async function preparedTable(preparation: Preparation): Promise<string> {
  const { game: name, seed, seats, options, until, prefers } = preparation;
  const manifest = manifestOf(name);
  if (manifest === undefined) throw new Error(`There is no game "${name}".`);
  const game = await manifest.rules();
  const botProfile = await manifest.botProfile(game);
  const table = open(game, { seats: seats.length, seed, ...(options && { options }) });
  const random = new Random(1);
  for (let n = 0; outcome(table) === undefined; n++) {
    if (n === ENDLESS) throw new Error(`No end comes of it: ${name}, ${seed}.`);
    // Who is asked decides by what they know; where nobody has secrets, that is everything.
    const seen = view(table, asks(table)[0]?.seat ?? 'watcher');
    if (until?.(seen.state, n)) break;
    const [first] = asks(table);
    const wanted = choices(table, first!.seat).find((each) => !each.why && prefers?.(each.action, seen.state));
    const { seat, action } = wanted
      ? { seat: first!.seat, action: wanted.action }
      : botProfile.policy(imagine(game, seen, new SampleDealer(n)), random);
    const played = play(table, seat, action);
    if (played.why !== undefined) throw new Error(`The quick player was refused: ${played.why.why}.`);
  }
  const { entries, ...head } = save(table);
  // A day on which nothing happened, so that the file is the same whenever it is made.
  const made = Date.UTC(2024, 0, 1);
  const lines = entries.map((entry, index) => ({ ...entry, n: index + 1, at: made + index * 20_000 }));
  const seated = seats.map((seat) => ({ ...seat, pace: 'instant' }));
  return `${JSON.stringify({ skerry: 'table', format: 1, name: preparation.name, seats: seated, made, head, lines })}\n`;
}
