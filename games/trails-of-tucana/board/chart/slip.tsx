import { Icon, OfferButton } from '@skerry/look';
import type { BoardWords } from '../../text/board.ts';
import type { TrailPreview } from './trail-preview.ts';

interface SlipProps {
  readonly would: TrailPreview;
  /** Why it cannot be drawn. */
  readonly why: string | undefined;
  /** The side away from its subject. */
  readonly side: 'left' | 'right';
  readonly end: 'top' | 'bottom';
  readonly words: BoardWords;
  /** Present if it must be confirmed. */
  readonly onDraw: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What a trail would connect and score. */
export function Slip({ would: { title, lines }, why, side, end, words, onDraw, onClose }: SlipProps) {
  return (
    <div class="stack tt-slip" data-side={side} data-end={end}>
      <h3>{title}</h3>
      {why !== undefined && <p class="reason">{why}</p>}
      {why === undefined && lines.map((line) => <p key={line}>{line}</p>)}
      {onDraw !== undefined && (
        <div class="row tt-confirm">
          <OfferButton icon="pen" label={words.drawIt} onClick={onDraw} />
          <button class="tool" type="button" onClick={onClose}>
            <Icon name="close" />
            <span class="visually-hidden">{words.notThis}</span>
          </button>
        </div>
      )}
    </div>
  );
}
