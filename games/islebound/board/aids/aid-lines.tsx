import { inLanguage } from '@skerry/engine';
import type { AidProps } from '@skerry/look';
import { type AidLine, aidWords } from '../../text/aids.ts';
import { Drawing } from '../parts/drawing.tsx';

interface AidLinesProps extends AidProps {
  readonly lines: readonly AidLine[];
}

export function AidLines({ language, open, lines }: AidLinesProps) {
  const words = inLanguage(language, aidWords);
  return (
    <ul class="ib-aid-lines">
      {lines.map(({ rule, sign, text }) => (
        <li key={text}>
          <span class="ib-aid-sign">{sign !== undefined && <Drawing name={sign} />}</span>
          <span>{text}</span>
          <button class="link ib-aid-rule" type="button" title={words.rule(rule)} onClick={() => open(rule)}>
            {rule}
          </button>
        </li>
      ))}
    </ul>
  );
}
