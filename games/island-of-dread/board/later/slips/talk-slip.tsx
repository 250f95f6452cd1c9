import { type Choice, type Seat, sayAction, sayReason } from '@skerry/engine';
import { type FocusProps, OfferButton, SeatMark, Slip } from '@skerry/look';
import type { Action } from '../../../rules/actions.ts';
import type { Goods } from '../../../rules/state.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Medallion } from '../../cards/medallion.tsx';
import { Drawing, drawn } from '../../drawings/drawing.tsx';
import { pictureOf } from '../../drawings/pictures.ts';

type Props = FocusProps<IslandOfDread>;

const PUTS: ReadonlySet<Action['act']> = new Set(['putGold', 'putCard', 'putMap']);
type Put = Choice<IslandOfDread> & { readonly action: Extract<Action, { act: 'putGold' | 'putCard' | 'putMap' }> };
const isPut = (choice: Choice<IslandOfDread>): choice is Put => PUTS.has(choice.action.act);

/** A proposal: both sides; the one being named lists what may be added. */
export function TalkSlip(props: Props) {
  const { active, deal, agenda } = props.telling.state;
  if (deal === null) return null;
  const step = agenda.at(-1)?.do;
  return (
    <div class="iod-talk">
      <Side {...props} seat={active} goods={deal.give} isNamed={step === 'give'} />
      <Side {...props} seat={deal.rival} goods={deal.get} isNamed={step === 'want'} />
    </div>
  );
}

function Side({
  telling,
  text,
  choices,
  answer,
  seat,
  goods,
  isNamed,
}: Props & { readonly seat: Seat; readonly goods: Goods; readonly isNamed: boolean }) {
  const { talk } = wordsOf(text);
  const puts = isNamed ? choices.filter(isPut) : [];
  return (
    <Slip
      as="paper"
      {...(isNamed && { class: 'iod-here' })}
      title={
        <span class="row">
          <SeatMark seat={seat} size={24} />
          {talk.gives(telling, seat)}
        </span>
      }
      actions={
        puts.length > 0
          ? puts.map(({ action, why }) => (
              <OfferButton
                key={JSON.stringify(action)}
                label={sayAction(text, action, telling)}
                icon={drawn(
                  action.act === 'putGold'
                    ? 'gold'
                    : action.act === 'putMap'
                      ? `map-${action.colour}`
                      : pictureOf(telling.content.cards[action.card]!),
                )}
                why={why && sayReason(text, why, telling)}
                onClick={() => why === undefined && answer(action)}
              />
            ))
          : undefined
      }
    >
      <p>{talk.goods(telling, goods)}</p>
      <div class="row wrap iod-talk-goods" aria-hidden="true">
        {goods.gold > 0 && (
          <span>
            <Drawing name="gold" />
            <b>{goods.gold}</b>
          </span>
        )}
        {goods.cards.map((card) => (
          <Medallion key={card} world={telling.content} card={card} />
        ))}
        {(['blue', 'green'] as const).map((colour) =>
          Array.from({ length: goods[colour] }, (_, n) => <Drawing key={`${colour}-${n}`} name={`map-${colour}`} />),
        )}
      </div>
    </Slip>
  );
}
