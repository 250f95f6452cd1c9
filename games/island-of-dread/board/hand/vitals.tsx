import type { Scene } from '@skerry/look';
import { KINDS, type Kind } from '../../content/vocabulary.ts';
import { countersOn, lifeOf, staminaOf } from '../../rules/figures.ts';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Drawing, type SignDrawing } from '../drawings/drawing.tsx';

interface VitalsProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  readonly player: Player;
  readonly figure: number;
}

const DRAWINGS: { readonly [K in Kind]: SignDrawing } = { wound: 'wound', exhaustion: 'tired' };
const most = ({ telling: { content }, player, figure }: VitalsProps, kind: Kind): number =>
  (kind === 'wound' ? lifeOf : staminaOf)(content, player, figure);

/** Wounds and exhaustion, a drop or an hourglass for each that the figure can take: filled ones are suffered. */
export function Vitals(props: VitalsProps) {
  return (
    <span class="iod-vitals" data-figure={props.figure}>
      {KINDS.map((kind) => (
        <Pips key={kind} {...props} kind={kind} />
      ))}
    </span>
  );
}

export function Pips({ kind, ...props }: VitalsProps & { readonly kind: Kind }) {
  const n = countersOn(props.player, props.figure, kind);
  const of = most(props, kind);
  const label = wordsOf(props.text).sheet.suffered(n, of, kind);
  return (
    <span class="iod-pips" data-kind={kind} role="img" aria-label={label} title={label}>
      {Array.from({ length: of }, (_, at) => (
        <Drawing key={at} name={at < n ? DRAWINGS[kind] : (`${DRAWINGS[kind]}-free` as SignDrawing)} />
      ))}
    </span>
  );
}

/** The same in figures, where a line must do: 2/5. */
export function VitalsInFigures(props: VitalsProps) {
  return (
    <span class="iod-vitals" data-figure={props.figure}>
      {KINDS.map((kind) => {
        const n = countersOn(props.player, props.figure, kind);
        const label = wordsOf(props.text).sheet.suffered(n, most(props, kind), kind);
        return (
          <span key={kind} class="iod-quantity" data-kind={kind} role="img" aria-label={label} title={label}>
            <Drawing name={n > 0 ? DRAWINGS[kind] : (`${DRAWINGS[kind]}-free` as SignDrawing)} />
            {`${n}/${most(props, kind)}`}
          </span>
        );
      })}
    </span>
  );
}
