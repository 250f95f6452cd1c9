import { at } from '@skerry/engine';
import { ChoiceOffer, FocusLayout, type FocusProps, SeatMark, Slip } from '@skerry/look';
import { renownBy } from '../../../outlook/seat.ts';
import type { Islebound } from '../../../rules/types.ts';
import { slipWordsOf } from '../../../text/board.ts';
import { Drawing } from '../../parts/drawing.tsx';

/** Reputation cards, and each card's renown for every seat. */
export function ReputationSlip(props: FocusProps<Islebound>) {
  const { telling, text, choices } = props;
  const { reputation: words, names } = slipWordsOf(text);
  const { state } = telling;
  return (
    <FocusLayout class="ib-reputation">
      {state.reputation.map((card, n) => {
        if (card === 0) return null;
        const { active, per, limit } = at(telling.content.reputation, card);
        const choice = choices.find(
          ({ action, why }) => why === undefined && action.act === 'reputation' && action.place === n + 1,
        );
        return (
          <Slip
            key={card}
            as="paper"
            picture={
              <span class="parchment">
                <Drawing name={`reputation-${card}`} />
              </span>
            }
            title={names.reputation(telling, card)}
            rows={renownBy(telling, card).map((renown, seat) => ({
              key: seat,
              sign: <SeatMark seat={seat} size={20} />,
              words: telling.names[seat],
              figure: `+${renown}`,
              own: seat === telling.reader,
            }))}
            actions={choice && <ChoiceOffer {...props} choice={choice} />}
          >
            {active > 0 && <p>{words.active(telling, state.active, active)}</p>}
            <p>{words.each(per, state.architect, limit)}</p>
          </Slip>
        );
      })}
    </FocusLayout>
  );
}
