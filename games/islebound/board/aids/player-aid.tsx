import { inLanguage } from '@skerry/engine';
import './aid.css';
import type { AidProps } from '@skerry/look';
import { aidWords } from '../../text/aids.ts';
import { AidLines } from './aid-lines.tsx';

/** IB-207: the order of a turn, the skills, what goods can do, the symbols; each line with its rule. */
export function PlayerAid(props: AidProps) {
  return (
    <div class="stack ib-aid">
      {inLanguage(props.language, aidWords).playerAid.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <AidLines {...props} lines={lines} />
        </section>
      ))}
    </div>
  );
}
