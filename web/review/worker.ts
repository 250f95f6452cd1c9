/** A Web Worker that reviews a game; terminated when the result is no longer needed. */
import { type Review, type ReviewedEntry, reviewing, type Unit, unitOf } from '@skerry/bots';
import type { BoundPack, GameRecord } from '@skerry/engine';
import { gameWithBots } from '@skerry/games';

export interface ReviewOrder {
  readonly record: GameRecord;
  readonly pack: BoundPack | undefined;
  readonly finer: number;
}

export type ReviewNews =
  | { readonly say: 'begun'; readonly unit: Unit; readonly sides: number }
  | { readonly say: 'found'; readonly done: number; readonly entries: readonly ReviewedEntry[] }
  | { readonly say: 'done'; readonly review: Review }
  | { readonly say: 'failed'; readonly sentence: string };

/** Reviews of the same game are reproducible. */
const SEED = 1;

const tell = (news: ReviewNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<ReviewOrder>) => {
  review(data).catch((error: unknown) =>
    tell({ say: 'failed', sentence: error instanceof Error ? error.message : String(error) }),
  );
});

async function review({ record, pack, finer }: ReviewOrder): Promise<void> {
  const { game, botProfile } = await gameWithBots(record.game, pack);
  tell({ say: 'begun', ...unitOf(game, botProfile, record.seats) });
  const steps = reviewing({ game, botProfile, record, seed: SEED, finer });
  for (;;) {
    const step = steps.next();
    if (step.done) return tell({ say: 'done', review: step.value });
    if (step.value.entries.length > 0) tell({ say: 'found', done: step.value.done, entries: step.value.entries });
  }
}
