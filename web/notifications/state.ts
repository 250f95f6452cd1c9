import { signal } from '@preact/signals';
import type { NotificationSettings, NotificationState } from '@skerry/tables/wire';
import { notificationState, putNotificationSettings } from '../live/api.ts';
import { sayError } from '../live/say-error.ts';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import { CHANNELS } from './channels.ts';

/** The server's last reply; undefined before the first. */
export const state = signal<NotificationState | undefined>(undefined);

/** The default: the reader's turns, by day. */
const USUAL: Pick<NotificationSettings, 'what' | 'quiet'> = {
  what: { turn: true, must: true, clock: true, ended: false, said: false, puzzle: false },
  quiet: { from: 22, to: 7 },
};

/** The reader's last choice, until the server has confirmed it: earlier replies must not undo it. */
const chosen = signal<NotificationSettings | undefined>(undefined);

/** The reader's settings, in the language and time zone of this browser. */
export function notificationSettings(): NotificationSettings {
  const { what, quiet } = chosen.value ?? state.value?.wishes ?? USUAL;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { what, ...(quiet && { quiet }), zone: timeZone, language: settings.language.value };
}

let lastRequest: Promise<unknown> = Promise.resolve();

/** Runs requests one after the other, so that the last one counts. */
export function inTurn<A>(work: () => Promise<A>): Promise<A> {
  const answer = lastRequest.then(work);
  lastRequest = answer.catch(() => undefined);
  return answer;
}

const request = (work: () => Promise<NotificationState | undefined>): Promise<void> =>
  inTurn(async () => {
    const answer = await work();
    if (answer === undefined) return;
    for (const channel of CHANNELS) await channel.look?.(answer);
    state.value = answer;
  });

/** If the server does not answer, nothing is shown. */
export const lookAtNotifications = (): Promise<void> =>
  request(notificationState).catch(() => {
    state.value = undefined;
  });

export const change = (work: () => Promise<NotificationState | undefined>): Promise<boolean> =>
  tryTo(() => request(work));

/** Shows the reader's choice at once, and sends it to the server. */
export async function choose(part: Partial<NotificationSettings> | { readonly quiet: undefined }): Promise<void> {
  const { quiet, ...rest } = { ...notificationSettings(), ...part };
  const wanted = { ...rest, ...(quiet && { quiet }) };
  chosen.value = wanted;
  if (!(await change(() => putNotificationSettings(wanted)))) await lookAtNotifications();
  if (chosen.value === wanted) chosen.value = undefined;
}

/** Shows the reason if the server refuses. Returns whether it was done. */
export async function tryTo(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    refuse(sayError(error));
    return false;
  }
}
