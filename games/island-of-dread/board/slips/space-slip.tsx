import { sayReason } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { CELLS, SPACE_WORDS } from '../../content/world.ts';
import { diceOf } from '../../outlook/reach.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import type { Target } from '../chart/targets.ts';
import { aboutAnchor, outlookOf } from './space-outlook.ts';

interface SpaceSlipProps extends Scene<IslandOfDread> {
  readonly place: number;
  readonly target: Target | undefined;
  /** Whether the reader is choosing a space. */
  readonly isChoosing: boolean;
}

/** What was touched, in a corner of the chart: its name, what lies there, and the dice that lead to it. */
export function SpaceSlip({ telling, text, place, target, isChoosing }: SpaceSlipProps) {
  const words = wordsOf(text);
  const why = target?.why === undefined ? undefined : sayReason(text, target.why, telling);
  if (place >= CELLS) {
    const { name, lines } = aboutAnchor({ telling, text }, place);
    return <SlipLines title={name} lines={why === undefined ? lines : [...lines, why]} />;
  }
  const isOut = isChoosing && target?.action === undefined;
  const outlook = outlookOf({ telling, text }, place, {
    dice: target?.way === undefined ? undefined : diceOf(target.way),
    why: why ?? (isOut && telling.state.players[telling.reader ?? -1]?.at !== place ? words.notInReach : undefined),
  });
  return <SlipLines title={words.names.ground(telling, SPACE_WORDS[place]!)} lines={words.notes(telling, outlook)} />;
}

function SlipLines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div class="iod-slip" role="status">
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
