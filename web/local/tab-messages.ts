/** What a page and the worker that keeps its tables say to each other. */
import type { ClientMessage, Message } from '@skerry/tables';

export type ToKeeper = { readonly client: string; readonly table: string } & (
  | { readonly do: 'come' }
  | { readonly do: 'say'; readonly message: ClientMessage }
  | { readonly do: 'leave' }
);

export type FromKeeper = { readonly client: string } & (
  | { readonly tell: 'opened' }
  | { readonly tell: 'message'; readonly message: Message }
);
