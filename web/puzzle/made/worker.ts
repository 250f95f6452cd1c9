/** A Web Worker that finds the goals of a position, or proves one of them; terminated when the result is no longer needed. */
import { goalsAt, makingPuzzle } from '@skerry/bots';
import type { PuzzleGoal } from '@skerry/bots/profile';
import { type Position, tableAt } from '@skerry/engine';
import { gameWithBots, manifestOf } from '@skerry/games';

export interface PuzzleOrder {
  readonly position: Position;
  /** Absent for the list of goals. */
  readonly goal?: PuzzleGoal;
  /** How often calm bots try it. */
  readonly tries: number;
}

/** How far a proof is. */
export interface Proof {
  readonly isDone: boolean;
  readonly searched: number;
  /** The first of the shortest ways, and how many there are; absent where there are too many to search. */
  readonly way?: readonly { readonly seat: number; readonly action: { readonly act: string } }[];
  readonly ways?: number;
  readonly found: number;
  readonly tries: number;
}

export type PuzzleNews =
  | { readonly say: 'goals'; readonly goals: readonly PuzzleGoal[] }
  | { readonly say: 'proof'; readonly proof: Proof }
  | { readonly say: 'failed' };

/** Between two reports, in milliseconds. */
const PAUSE = 200;

const tell = (news: PuzzleNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<PuzzleOrder>) => {
  work(data).catch(() => tell({ say: 'failed' }));
});

async function work({ position, goal, tries }: PuzzleOrder): Promise<void> {
  const [{ game, botProfile }, book] = await Promise.all([
    gameWithBots(position.game),
    manifestOf(position.game)?.puzzles?.(),
  ]);
  if (book === undefined) return tell({ say: 'goals', goals: [] });
  const maker = { game, botProfile, book };
  const table = tableAt(game, position, { seed: 'puzzle' });
  if (goal === undefined) return tell({ say: 'goals', goals: goalsAt(maker, table) });
  const steps = makingPuzzle(maker, table, goal, { tries, seed: 1 });
  let told = 0;
  for (;;) {
    const { done = false, value } = steps.next();
    const now = performance.now();
    if (!done && now - told < PAUSE) continue;
    told = now;
    const { searched, ways, found, tries: tried } = value;
    tell({
      say: 'proof',
      proof: {
        ...{ isDone: done, searched, found, tries: tried },
        ...(ways && { ways: ways.length }),
        ...(ways?.[0] && { way: ways[0] }),
      },
    });
    if (done) return;
  }
}
