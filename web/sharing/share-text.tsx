import { OfferButton } from '@skerry/look';
import { copy } from '../shell/copy.ts';

export interface ShareTextProps {
  readonly text: string;
  readonly words: { readonly share: string; readonly copyText: string };
  /** Teal: there is nothing else to do. */
  readonly go?: boolean;
}

/** Shares a text through the device's share sheet, or copies it. */
export function ShareText({ text, words, go = false }: ShareTextProps) {
  const share = () =>
    navigator.share({ text }).catch((error) => {
      // Closing the system's share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(text);
    });
  return (
    <>
      {typeof navigator.share === 'function' && (
        <OfferButton icon="share" label={words.share} onClick={() => void share()} />
      )}
      <OfferButton go={go} icon="copy" label={words.copyText} onClick={() => void copy(text)} />
    </>
  );
}
