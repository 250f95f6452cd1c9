import type { IconName } from '@skerry/look';
import type { NotificationSettings, NotificationState, TestResult } from '@skerry/tables/wire';
import type { FunctionComponent } from 'preact';
import { emailChannel } from './email/channel.ts';
import { pushChannel } from './push/channel.ts';

/** A way for the server to reach the reader. */
export interface Channel {
  readonly icon: IconName;
  /** Turns it on and off in the dialog. */
  readonly Switch: FunctionComponent<SwitchProps>;
  /** Looks up what only this browser knows of it, before an answer of the server is shown. */
  look?(state: NotificationState): Promise<void>;
  /** What the short list says of it; nothing while it is off. */
  line(state: NotificationState | undefined): string | undefined;
  /** Whether a test would be sent anywhere. */
  isReady(state: NotificationState): boolean;
  /** What is said after a test; nothing if none was sent. */
  tested(result: TestResult): string | undefined;
}

export interface SwitchProps {
  readonly state: NotificationState;
  /** What the reader wants to be told, in the language of this page. */
  readonly settings: NotificationSettings;
  /** Makes a request after those before it, and shows its answer, or why it was refused. Returns whether it was done. */
  change(request: () => Promise<NotificationState | undefined>): Promise<boolean>;
}

export const CHANNELS: readonly Channel[] = [pushChannel, emailChannel];
