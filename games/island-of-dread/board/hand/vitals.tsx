import type { Scene } from '@skerry/look';
import { type Vital, vitalsOf } from '../../outlook/figures.ts';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Drawing, type SignDrawing } from '../drawings/drawing.tsx';

interface VitalsProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  /** The owner of the figure; absent in a market. */
  readonly player?: Player | undefined;
  readonly figure: number;
}

const FULL = { wound: 'wound', exhaustion: 'tired' } as const satisfies { readonly [K in Vital['kind']]: SignDrawing };
const FREE = { wound: 'wound-free', exhaustion: 'tired-free' } as const;

/** Wounds and exhaustion: one drop or hourglass per counter the figure can take, filled for those it has. */
export const Vitals = ({ telling, text, player, figure }: VitalsProps) => (
  <span class="row wrap iod-vitals" data-figure={figure}>
    {vitalsOf(telling.content, player, figure).map((vital) => (
      <Pips key={vital.kind} text={text} {...vital} />
    ))}
  </span>
);

export function Pips({ text, kind, n, of }: Pick<VitalsProps, 'text'> & Vital) {
  const label = wordsOf(text).sheet.suffered(n, of, kind);
  return (
    <span class="iod-pips" data-kind={kind} role="img" aria-label={label} title={label}>
      {Array.from({ length: of }, (_, at) => (
        <Drawing key={at} name={(at < n ? FULL : FREE)[kind]} class={at < n ? 'iod-full' : 'iod-free'} />
      ))}
    </span>
  );
}

/** As text, where only a line fits: 2/5. */
export const VitalsInFigures = ({ telling, text, player, figure }: VitalsProps) => (
  <span class="row wrap iod-vitals" data-figure={figure}>
    {vitalsOf(telling.content, player, figure).map(({ kind, n, of }) => {
      const label = wordsOf(text).sheet.suffered(n, of, kind);
      return (
        <span key={kind} class="price iod-quantity" data-kind={kind} role="img" aria-label={label} title={label}>
          <Drawing name={(n > 0 ? FULL : FREE)[kind]} />
          {`${n}/${of}`}
        </span>
      );
    })}
  </span>
);
