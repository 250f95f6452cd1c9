/** A Web Worker that searches one position for hints; terminated when the result is no longer needed. */
import { type Hint, hinting } from '@skerry/bots';
import type { BoundPack, Seat, View } from '@skerry/engine';
import { gameWithBots } from '@skerry/games';

export interface HintOrder {
  readonly game: string;
  readonly pack: BoundPack | undefined;
  readonly view: View;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
}

export type HintNews =
  | { readonly say: 'guess' | 'done'; readonly hint: Hint }
  | { readonly say: 'failed'; readonly sentence: string };

const tell = (news: HintNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<HintOrder>) => {
  think(data).catch((error: unknown) =>
    tell({ say: 'failed', sentence: error instanceof Error ? error.message : String(error) }),
  );
});

async function think({ game: name, pack, ...asked }: HintOrder): Promise<void> {
  const { game, botProfile } = await gameWithBots(name, pack);
  const steps = hinting({ game, botProfile, seed: 1, ...asked });
  for (;;) {
    const step = steps.next();
    tell({ say: step.done ? 'done' : 'guess', hint: step.value });
    if (step.done) return;
  }
}
