import { signal } from '@preact/signals';
import type { IconName } from '@skerry/look';

/** A notice at the top of the page that disappears by itself; a refusal with a tool stays until it is closed. */
export interface PageNotice {
  readonly id: number;
  readonly sentence: string;
  /** Coral: something was not done. */
  readonly refusal: boolean;
  readonly tool?: { readonly label: string; readonly icon: IconName; readonly onClick: () => void };
  /** Called when it disappears untouched. */
  readonly gone?: () => void;
}

export const notices = signal<readonly PageNotice[]>([]);
let last = 0;

export function notify(sentence: string, more: Partial<Omit<PageNotice, 'id' | 'sentence'>> = {}): void {
  notices.value = [...notices.value, { refusal: false, ...more, id: ++last, sentence }];
}

export const refuse = (sentence: string): void => notify(sentence, { refusal: true });

export function dismiss(notice: PageNotice): void {
  notices.value = notices.value.filter(({ id }) => id !== notice.id);
}
