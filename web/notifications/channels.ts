import type { IconName } from '@skerry/look';
import type { NotificationSettings, NotificationState, TestResult } from '@skerry/tables/wire';
import type { FunctionComponent } from 'preact';
import { emailChannel } from './email/channel.ts';
import { pushChannel } from './push/channel.ts';

/** A way for the server to reach the reader. */
export interface Channel {
  readonly icon: IconName;
  readonly Switch: FunctionComponent<SwitchProps>;
  /** Queries what only this browser knows, before a reply of the server is shown. */
  look?(state: NotificationState): Promise<void>;
  /** Its line in the summary; undefined while it is off. */
  line(state: NotificationState | undefined): string | undefined;
  /** Whether a test would be sent anywhere. */
  isReady(state: NotificationState): boolean;
  /** The sentence shown after a test; undefined if none was sent. */
  tested(result: TestResult): string | undefined;
}

export interface SwitchProps {
  readonly state: NotificationState;
  readonly settings: NotificationSettings;
  /** Queues a request, and shows its reply, or why it was refused. Returns whether it was done. */
  change(request: () => Promise<NotificationState | undefined>): Promise<boolean>;
}

export const CHANNELS: readonly Channel[] = [pushChannel, emailChannel];
