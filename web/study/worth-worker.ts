/** A Web Worker that judges positions of a study; those asked for last replace the ones before. */
import { type PositionWorth, type Unit, unitOf, weighingPosition } from '@skerry/bots';
import type { BoundPack, Json, Move, View } from '@skerry/engine';
import { gameWithBots } from '@skerry/games';

/** What is judged: a position, or what follows when a move brings this. */
export interface Judged {
  readonly view: View;
  readonly after?: { readonly move: Move; readonly known: readonly Json[] };
}

export interface WorthOrder {
  readonly game: string;
  readonly pack: BoundPack | undefined;
  /** The most wanted first. */
  readonly wanted: readonly string[];
  /** Positions that were not sent before. */
  readonly views: readonly (readonly [string, Judged])[];
}

export type WorthNews =
  | { readonly say: 'begun'; readonly unit: Unit; readonly sides: number }
  | { readonly say: 'found'; readonly id: string; readonly found: PositionWorth }
  | { readonly say: 'failed' };

/** Moves of a study are judged by the same luck. */
const SEED = 1;
/** Games for a first guess. */
const GUESS = 12;
/** Milliseconds of work before new wishes are heard. */
const PART = 60;

const tell = (news: WorthNews): void => postMessage(news);

let order: WorthOrder | undefined;
let isWorking = false;
const judged = new Map<string, Generator<PositionWorth, PositionWorth>>();
const views = new Map<string, Judged>();
const known = new Map<string, PositionWorth>();

addEventListener('message', ({ data }: MessageEvent<WorthOrder>) => {
  order = data;
  for (const [id, view] of data.views) views.set(id, view);
  if (isWorking) return;
  isWorking = true;
  work()
    .catch(() => tell({ say: 'failed' }))
    .finally(() => {
      isWorking = false;
    });
});

async function work(): Promise<void> {
  const first = order!;
  const { game, botProfile } = await gameWithBots(first.game, first.pack);
  tell({ say: 'begun', ...unitOf(game, botProfile, first.views[0]?.[1].view.state.seats ?? game.seats[0]!) });
  for (;;) {
    const id = mostWanted();
    const asked = id && views.get(id);
    if (id === undefined || !asked) return;
    const steps = judged.get(id) ?? weighingPosition({ game, botProfile, seed: SEED, ...asked });
    judged.set(id, steps);
    const until = (known.get(id)?.tried ?? 0) < GUESS ? GUESS : Number.POSITIVE_INFINITY;
    const begun = performance.now();
    let step = steps.next();
    while (!step.done && step.value.tried < until && performance.now() - begun < PART) step = steps.next();
    known.set(id, step.value);
    tell({ say: 'found', id, found: step.value });
    await new Promise((done) => setTimeout(done));
  }
}

/** First a guess for each, then fine values. */
function mostWanted(): string | undefined {
  const open = order!.wanted.filter((id) => views.has(id) && known.get(id)?.isFine !== true);
  return open.find((id) => (known.get(id)?.tried ?? 0) < GUESS) ?? open[0];
}
