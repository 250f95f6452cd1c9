import { sayReason } from '@skerry/engine';
import { type Scene, Slip } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { CELLS, SPACE_WORDS } from '../../../content/world.ts';
import { type Priced, stackAt } from '../../../outlook/market.ts';
import { diceOf } from '../../../outlook/reach.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { CardPicture } from '../../cards/card-picture.tsx';
import type { Target } from '../../chart/targets.ts';
import { Quantity } from '../../hand/quantity.tsx';
import { aboutAnchor, outlookOf } from '../../slips/space-outlook.ts';

export interface SpaceSlipProps extends Scene<IslandOfDread> {
  readonly place: number;
  readonly target: Target | undefined;
  readonly isChoosing: boolean;
  /** The player goes there in a moment. */
  readonly isAwaited: boolean;
}

/** The touched place, in a corner of the chart: its name, contents and the dice that lead there. */
export function SpaceSlip({ telling, text, place, target, isChoosing, isAwaited }: SpaceSlipProps) {
  const words = wordsOf(text);
  const soon = isAwaited && <p class="iod-soon">{words.there.soon}</p>;
  const why = target?.why === undefined ? undefined : sayReason(text, target.why, telling);
  if (place >= CELLS) {
    const { name, lines } = aboutAnchor({ telling, text }, place);
    return (
      <SlipLines title={name} lines={why === undefined ? lines : [...lines, why]}>
        {soon}
      </SlipLines>
    );
  }
  const isOut = isChoosing && target?.action === undefined;
  const outlook = outlookOf({ telling, text }, place, {
    dice: target?.way === undefined ? undefined : diceOf(target.way),
    why: why ?? (isOut && telling.state.players[telling.reader ?? -1]?.at !== place ? words.notInReach : undefined),
  });
  return (
    <SlipLines title={words.names.where(telling, SPACE_WORDS[place]!)} lines={words.notes(telling, outlook)}>
      {soon}
      <TownStack telling={telling} text={text} place={place} />
    </SlipLines>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly children?: ComponentChildren;
}

const SlipLines = ({ title, lines, children }: LinesProps) => (
  <div class="iod-slip" role="status">
    <h3 class="heading">{title}</h3>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {children}
  </div>
);

/** A town's goods and Captains with prices, from wherever the player is. */
function TownStack({ telling, text, place }: Pick<SpaceSlipProps, 'telling' | 'text' | 'place'>) {
  const stack = stackAt(telling, place, telling.reader ?? telling.state.active);
  if (stack === undefined) return null;
  const { names, market } = wordsOf(text);
  const row = ({ card, price }: Priced) => ({
    key: card,
    sign: <CardPicture telling={telling} card={card} />,
    words: names.card(telling, card),
    figure: <Quantity drawing="gold" n={price} label={market.price(price)} />,
  });
  return (
    <>
      {stack.wares.length === 0 ? <p class="cap">{market.empty}</p> : <Slip as="part" rows={stack.wares.map(row)} />}
      {stack.captains.length > 0 && <Slip as="part" title={market.captains} rows={stack.captains.map(row)} />}
    </>
  );
}
