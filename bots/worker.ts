import type { BoundPack, Game, GameTypes, Move, Plan } from '@skerry/engine';
import type { BotQuestion } from '@skerry/tables/wire';
import { Bot } from './bot.ts';
import type { BotProfile } from './profile/bot-profile.ts';
import type { Weighed } from './search.ts';

export type WorkerRequest =
  | ({ readonly ask: 'decide'; readonly id: number } & BotQuestion)
  | { readonly ask: 'cancel'; readonly id: number };

/** The worker's messages: progress, and one final answer per question. */
export type WorkerAnswer =
  | { readonly say: 'thinking'; readonly id: number; readonly share: number; readonly value: number }
  | {
      readonly say: 'decided';
      readonly id: number;
      readonly move: Move | undefined;
      readonly rollouts: number;
      /** All candidates, best first. */
      readonly weighed: readonly Weighed[];
      /** This bot's decisions and plan, for the next question. */
      readonly decisions: number;
      readonly plan: Plan;
    }
  | { readonly say: 'cancelled'; readonly id: number }
  | { readonly say: 'failed'; readonly id: number; readonly sentence: string };

/** The worker's end of a channel: `parentPort` in Node, `self` in a Web Worker, wrapped in a line each. */
export interface Port {
  post(answer: WorkerAnswer): void;
  listen(hear: (request: WorkerRequest) => void): void;
}

/** Returns to the event loop per decision. */
const PAUSES = 50;

/** Answers questions on a port until the worker ends. Several may be open at once; they take turns. */
export function serveBots(
  port: Port,
  load: (game: string, pack?: BoundPack) => Promise<{ game: Game<GameTypes>; botProfile: BotProfile<GameTypes> }>,
): void {
  const open = new Set<number>();
  port.listen((question) => {
    if (question.ask === 'cancel') open.delete(question.id);
    else void think(question);
  });

  async function think({ id, view, asks, ...asked }: Extract<WorkerRequest, { ask: 'decide' }>): Promise<void> {
    open.add(id);
    try {
      const { level, seed, seats, decisions, plan } = asked;
      const { game, botProfile } = await load(asked.game, asked.pack);
      const bot = new Bot({ game, botProfile, level, seed, seats, decisions, plan });
      const thoughts = bot.deciding(view, asks);
      let told = 0;
      for (;;) {
        const thought = thoughts.next();
        if (thought.done) {
          port.post({ say: 'decided', id, ...thought.value, decisions: bot.decisions, plan: bot.plan });
          return;
        }
        const { share, rollouts, value } = thought.value;
        // While a plan is still looking for ends there is no progress to report, but messages are read.
        if (rollouts > 0) {
          if (share < told + 1 / PAUSES) continue;
          told = share;
          // With many moves and few rollouts each move still gets one, beyond the budget.
          port.post({ say: 'thinking', id, share: Math.min(1, told), value });
        }
        await pause();
        if (!open.has(id)) {
          port.post({ say: 'cancelled', id });
          return;
        }
      }
    } catch (error) {
      port.post({ say: 'failed', id, sentence: error instanceof Error ? error.message : String(error) });
    } finally {
      open.delete(id);
    }
  }
}

/** Yields to waiting messages. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
