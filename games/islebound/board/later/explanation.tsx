import { inLanguage, type Language } from '@skerry/engine';
import { type AidSign, aidWords } from '../../text/aids.ts';
import { SIGNS, type SignName } from '../../text/signs.ts';
import { Drawing } from '../parts/drawing.tsx';

export type Explainable = Extract<AidSign, `skill-${string}`> | 'coin' | 'wood' | 'fish' | 'book' | 'pirate';

export interface ExplanationProps {
  readonly language: Language;
  readonly of: readonly Explainable[];
}

/** Skills and goods in the words of the player aid and the key to the symbols. */
export function Explanation({ language, of }: ExplanationProps) {
  const aid = inLanguage(language, aidWords).playerAid.flatMap(({ lines }) => lines);
  const signs = inLanguage(language, SIGNS);
  const isSign = (what: string): what is SignName => what in signs;
  return (
    <ul class="ib-list ib-explanation">
      {of.flatMap((what) => {
        const texts = isSign(what)
          ? [signs[what]]
          : aid.filter(({ sign, about }) => (sign ?? about) === what).map(({ text }) => text);
        return texts.map((text) => (
          <li key={text}>
            <span class="ib-thing">
              <Drawing name={what} />
            </span>
            <span>{text}</span>
          </li>
        ));
      })}
    </ul>
  );
}
