/** Between a page and its worker. */
import type { ClientMessage, Message } from '@skerry/tables';
import type { FileTrouble } from './file-error.ts';
import type { FallbackNames } from './files.ts';
import type { ImportedTable } from './imports.ts';
import type { LocalSetting } from './set-up.ts';

export type ToTableWorker =
  | ({ readonly client: string; readonly table: string } & (
      | { readonly do: 'come' }
      | { readonly do: 'say'; readonly message: ClientMessage }
      | { readonly do: 'leave' }
    ))
  /** The answer is its table, or what went wrong. */
  | { readonly client: string; readonly do: 'setUp'; readonly game: string; readonly setting: LocalSetting }
  /** The answer is its tables, or what is wrong with it. */
  | ({ readonly client: string; readonly do: 'import' } & Import);

export type Import = { readonly names: FallbackNames } & (
  | { readonly from: 'file'; readonly values: readonly unknown[] }
  | { readonly from: 'link'; readonly value: unknown }
);

export type FromTableWorker = { readonly client: string } & (
  | { readonly tell: 'opened' }
  | { readonly tell: 'message'; readonly message: Message }
  | { readonly tell: 'isSetUp'; readonly table: string }
  | { readonly tell: 'imported'; readonly tables: readonly ImportedTable[] }
  | { readonly tell: 'broken'; readonly trouble: FileTrouble }
  | { readonly tell: 'failed'; readonly error: unknown }
);
