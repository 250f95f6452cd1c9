import { notify, refuse } from '../shell/notices.ts';
import { tableWords } from './words.ts';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(tableWords().copied);
  } catch {
    refuse(tableWords().notCopied);
  }
}
