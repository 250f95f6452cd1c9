import { signal } from '@preact/signals';
import type { NotificationSettings, NotificationState } from '@skerry/tables/wire';
import { ApiError, notificationState, putNotificationSettings } from '../live/api.ts';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import { shellWords } from '../words/shell.ts';
import { CHANNELS } from './channels.ts';

/** As the server last said; nothing while it has not answered. */
export const state = signal<NotificationState | undefined>(undefined);

/** Until the reader changes it: what waits for them, by day. */
const USUAL: Pick<NotificationSettings, 'what' | 'quiet'> = {
  what: { turn: true, must: true, clock: true, ended: false, said: false, puzzle: false },
  quiet: { from: 22, to: 7 },
};

/** What the reader last chose, until the server has confirmed it: earlier answers do not undo it. */
const chosen = signal<NotificationSettings | undefined>(undefined);

/** What the reader wants, in the language and time zone of this browser. */
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

/** Where no server answers, nothing is said. */
export const lookAtNotifications = (): Promise<void> =>
  request(notificationState).catch(() => {
    state.value = undefined;
  });

export const change = (work: () => Promise<NotificationState | undefined>): Promise<boolean> =>
  tryTo(() => request(work));

/** Shows what the reader chose at once, and tells the server. */
export async function choose(part: Partial<NotificationSettings> | { readonly quiet: undefined }): Promise<void> {
  const { quiet, ...rest } = { ...notificationSettings(), ...part };
  const wanted = { ...rest, ...(quiet && { quiet }) };
  chosen.value = wanted;
  if (!(await change(() => putNotificationSettings(wanted)))) await lookAtNotifications();
  if (chosen.value === wanted) chosen.value = undefined;
}

/** Says why, if the server refuses. Returns whether it was done. */
export async function tryTo(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);
    return false;
  }
}
