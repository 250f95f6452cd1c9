import type { BoardProps } from '@skerry/look';
import { useRef } from 'preact/hooks';
import type { Islebound } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { useMotion } from '../motion.ts';

/** Once the end is near, the prompt says so, over a coral line that is drawn when it is told. */
export function LastRound(props: BoardProps<Islebound>) {
  const { telling, text } = props;
  const { ending, round } = telling.state;
  const rule = useRef<HTMLElement>(null);
  useMotion(props, (stage, beats) => {
    const told = beats.find(({ fact }) => fact.fact === 'lastRound');
    if (told !== undefined) stage.animate(rule.current, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], told);
  });
  if (ending === null) return null;
  return (
    <p class="ib-last-round">
      {wordsOf(text).lastRound(ending.round - round)}
      <i ref={rule} aria-hidden="true" />
    </p>
  );
}
