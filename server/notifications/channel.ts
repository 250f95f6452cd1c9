import type { Person } from '@skerry/tables';
import type { NotificationState, TestResult } from '@skerry/tables/wire';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Api } from '../http/api.ts';
import type { NotificationRow } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { NotificationText } from './sentences.ts';

/** A way to reach people who are away. The list of them is in `channels.ts`. */
export interface Channel {
  /** Under which name a test says how many messages went out. */
  readonly counted: keyof TestResult;
  /** Sends to wherever this person gets messages. Returns how many were accepted. */
  send(to: NotificationRow, text: NotificationText): Promise<number>;
  /** What the settings page shows of it. */
  state(person: Person | undefined, row: NotificationRow | undefined): Promise<Partial<NotificationState>>;
  /** The requests that turn it on and off. */
  routes(api: Api, page: SettingsPage): void;
  close(): void;
}

export interface ChannelParts {
  readonly config: Config;
  readonly store: Store;
  now(): number;
}

/** What the routes of a channel share. */
export interface SettingsPage {
  readonly registry: TableRegistry;
  /** The settings of a person; whoever has none gets the usual ones. */
  settingsOf(person: Person, request: FastifyRequest): Promise<NotificationRow>;
  /** The answer of every route: the settings, and the state of all channels. */
  state(person: Person | undefined): Promise<Partial<NotificationState>>;
}
