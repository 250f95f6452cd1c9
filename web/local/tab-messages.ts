/** What a page and the worker that keeps its tables say to each other. */
import type { ClientMessage, Message } from '@skerry/tables';
import type { LocalSetting } from './set-up.ts';

export type ToKeeper =
  | ({ readonly client: string; readonly table: string } & (
      | { readonly do: 'come' }
      | { readonly do: 'say'; readonly message: ClientMessage }
      | { readonly do: 'leave' }
    ))
  /** Sets up a game. The answer is its table, or what went wrong. */
  | { readonly client: string; readonly do: 'setUp'; readonly game: string; readonly setting: LocalSetting };

export type FromKeeper = { readonly client: string } & (
  | { readonly tell: 'opened' }
  | { readonly tell: 'message'; readonly message: Message }
  | { readonly tell: 'isSetUp'; readonly table: string }
  | { readonly tell: 'failed'; readonly error: unknown }
);
