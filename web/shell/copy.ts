import { shellWords } from '../words/shell.ts';
import { notify, refuse } from './notices.ts';

export async function copy(text: string): Promise<void> {
  const words = shellWords();
  if ((await written(text)) || selected(text)) notify(words.copied);
  else refuse(words.notCopied);
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The legacy method, which works even at insecure addresses, as in a home network. */
function selected(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
