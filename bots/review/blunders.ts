import type { Game, GameRecord, GameTypes, Seat } from '@skerry/engine';
import type { BotProfile } from '../profile/bot-profile.ts';
import { decisionsOf, type RecordedDecision } from './decisions.ts';

export interface Blunder {
  /** `missedCapture`, as the game names it. */
  readonly name: string;
  /** The entry's index. */
  readonly entry: number;
  readonly seat: Seat;
}

/** The plain mistakes of a game, in all finished turns. No futures are sampled. */
export function blundersIn<T extends GameTypes>(
  game: Pick<Game<T>, 'turn'>,
  { blunders = [] }: Pick<BotProfile<T>, 'blunders'>,
  decisions: readonly RecordedDecision<T>[],
): readonly Blunder[] {
  if (blunders.length === 0) return [];
  return turnsOf(decisions).flatMap((turn) => {
    const moves = turn.map(({ seat, action, before }) => ({ seat, action, before: before.state }));
    const {
      turn: last,
      after: { state: after },
      over,
    } = turn.at(-1)!;
    if (!over && game.turn(after).number === last.number) return [];
    return blunders.flatMap(({ name, find }) =>
      find(moves, after).map(({ nth, seat }) => ({ name, entry: turn[nth]!.n, seat })),
    );
  });
}

export const blundersOf = <T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  record: GameRecord,
): readonly Blunder[] =>
  botProfile.blunders === undefined ? [] : blundersIn(game, botProfile, decisionsOf(game, record));

function turnsOf<T extends GameTypes>(decisions: readonly RecordedDecision<T>[]): RecordedDecision<T>[][] {
  const turns: RecordedDecision<T>[][] = [];
  for (const decision of decisions) {
    const last = turns.at(-1);
    if (last?.[0]?.turn.number === decision.turn.number) last.push(decision);
    else turns.push([decision]);
  }
  return turns;
}
