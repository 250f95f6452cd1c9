import type { Seat } from '@skerry/engine';
import { newMoveCode } from '../secrets.ts';
import type { Person } from '../store/store.ts';

/** What a code moves to whoever claims it. */
export interface Move {
  readonly table: string;
  readonly seat: Seat;
  readonly from: Person;
}

const MINUTES = 10;

/** Codes that move a seat to another device: for ten minutes, for one use, and only in memory. */
export class MoveCodes {
  private readonly moves = new Map<string, Move & { readonly until: number }>();

  give(move: Move): { code: string; until: number } {
    const now = Date.now();
    for (const [code, { until }] of this.moves) if (until <= now) this.moves.delete(code);
    const code = newMoveCode();
    const until = now + MINUTES * 60_000;
    this.moves.set(code, { ...move, until });
    return { code, until };
  }

  take(text: string): Move | undefined {
    const code = text.trim().toLowerCase().replaceAll(/[\s-]/g, '');
    const move = this.moves.get(code);
    this.moves.delete(code);
    return move && move.until > Date.now() ? move : undefined;
  }
}
