import { hash } from '../content/seed.ts';
import type { Game, GameTypes } from '../contract.ts';
import { canonical } from '../json.ts';
import { inside, type Table } from '../table.ts';
import { type GameRecord, replay } from './record.ts';

/** The first 8 digits of the hash of a state. */
export function stateHash<T extends GameTypes>(table: Table<T>): string {
  return hash(canonical(inside(table).state)).slice(0, 8);
}

/** Of every state of a record: after the set-up and after each entry. */
export function stateHashes<T extends GameTypes>(game: Game<T>, record: GameRecord): string[] {
  const states: string[] = [];
  replay(game, record, undefined, (table) => states.push(stateHash(table)));
  return states;
}
