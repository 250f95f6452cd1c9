import { signal } from '@preact/signals';
import type { NotificationSettings, NotificationState } from '@skerry/tables/wire';
import { ApiError, noticesNow, wishNotices } from '../live/api.ts';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import { shellWords } from '../words/shell.ts';
import { type PushState, pushState } from './pushing.ts';

/** How the reader is told things, as the server last said; nothing while it has not answered. */
export const now = signal<NotificationState | undefined>(undefined);
export const push = signal<PushState>('never');

/** Until the reader says something else: what waits for them, by day. */
const USUAL: Pick<NotificationSettings, 'what' | 'quiet'> = {
  what: { turn: true, must: true, clock: true, ended: false, said: false, puzzle: false },
  quiet: { from: 22, to: 7 },
};

/** What the reader last wished, while the server has not answered it: nothing that it says meanwhile undoes it. */
const wished = signal<NotificationSettings | undefined>(undefined);

/** What the reader wishes, in the language and by the clock of this browser. */
export function wishes(): NotificationSettings {
  const { what, quiet } = wished.value ?? now.value?.wishes ?? USUAL;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { what, ...(quiet && { quiet }), zone: timeZone, language: settings.language.value };
}

/** What is on its way to the server. */
let onItsWay: Promise<unknown> = Promise.resolve();

/** Does something when all that was asked before is answered and taken, so that the last word counts. */
export function inTurn<A>(work: () => Promise<A>): Promise<A> {
  const answer = onItsWay.then(work);
  onItsWay = answer.catch(() => undefined);
  return answer;
}

/** Asks the server how it stands. Where there is none, nothing is said. */
export async function lookAtNotices(): Promise<void> {
  try {
    await inTurn(async () => take(await noticesNow()));
  } catch {
    now.value = undefined;
  }
}

export async function take(answer: NotificationState): Promise<void> {
  push.value = await pushState(answer);
  now.value = answer;
}

/** Shows what the reader wishes at once, and tells the server. */
export async function wish(change: Partial<NotificationSettings>): Promise<void> {
  const wanted = { ...wishes(), ...change };
  wished.value = wanted;
  const isTaken = await tryTo(() => inTurn(async () => take(await wishNotices(wanted))));
  if (!isTaken) await lookAtNotices();
  if (wished.value === wanted) wished.value = undefined;
}

/** Does something that the server may refuse; why is told then. Returns whether it was done. */
export async function tryTo(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);
    return false;
  }
}
