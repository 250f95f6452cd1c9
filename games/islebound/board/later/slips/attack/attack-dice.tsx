import { sayAction } from '@skerry/engine';
import type { FocusProps } from '@skerry/look';
import { type Fight, type FightCard, type RerollOdds, rerollsOf } from '../../../../outlook/attack.ts';
import type { Action } from '../../../../rules/actions.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { Die, DieTable } from './dice.tsx';
import type { Rolling } from './rolling.ts';

interface AttackDiceProps extends FocusProps<Islebound> {
  readonly fight: Fight;
  readonly rolling: Rolling;
}

/** The group's cards with their dice, and the dice on no card. */
export function AttackDice(props: AttackDiceProps) {
  const { fight, telling, text } = props;
  const words = slipWordsOf(text).attack;
  const isByHand = telling.state.agenda.at(-1)?.do === 'placeCard';
  const places = fight.cards.length + (isByHand ? 0 : fight.spare.length);
  return (
    <div class="ib-fleets" style={{ '--n': places }}>
      {fight.cards.map((card, n) => (
        <FleetCard key={n} {...props} card={card} nth={n} />
      ))}
      {isByHand ? (
        <div class="ib-tray">
          <p class="cap">{words.diceLeft}</p>
          <span class="wrap">
            {fight.spare.map((face, n) => (
              <SlipDie key={n} {...props} face={face} nth={n} label={words.spare(face)} />
            ))}
          </span>
        </div>
      ) : (
        fight.spare.map((face, n) => (
          <figure key={n} class="parchment ib-fleet ib-fleet-spare">
            <figcaption>{words.spareDie}</figcaption>
            <SlipDie {...props} face={face} nth={fight.cards.length + n} label={words.spare(face)} />
            <strong>–</strong>
          </figure>
        ))
      )}
    </div>
  );
}

function FleetCard(props: AttackDiceProps & { readonly card: FightCard; readonly nth: number }) {
  const { telling, text, choices, answer, rolling, nth } = props;
  const { card, face, strength, isNext } = props.card;
  const words = slipWordsOf(text).attack;
  const name = words.cards[card];
  const loss = choices.find(({ action, why }) => why === undefined && action.act === 'lose' && action.card === card);
  const isSettled = nth < rolling.settled;
  return (
    <figure class="parchment ib-fleet" data-next={isNext}>
      <figcaption>{name}</figcaption>
      <span class="ib-fleet-drawing">
        <Drawing name={card} />
      </span>
      <DieTable world={telling.content} card={card} face={isSettled ? face : 0} />
      {face > 0 ? (
        <SlipDie {...props} face={face} nth={nth} label={words.die(name, face, strength)} />
      ) : (
        <span class="centred ib-die-place" role="img" aria-label={isNext ? words.placeHere(name) : words.noDie(name)} />
      )}
      <strong aria-hidden="true">{face === 0 || !isSettled ? '–' : strength === 0 ? '0' : `+${strength}`}</strong>
      {loss !== undefined && (
        <button class="corners ib-lose" type="button" data-walk data-act="lose" onClick={() => answer(loss.action)}>
          {sayAction(text, loss.action, telling)}
        </button>
      )}
    </figure>
  );
}

type SlipDieProps = AttackDiceProps & { readonly face: number; readonly nth: number; readonly label: string };

/** A die to reroll, to place, or without an action. */
function SlipDie({ telling, text, choices, answer, rolling, face, nth, label }: SlipDieProps) {
  const { agenda, active } = telling.state;
  const step = agenda.at(-1)?.do;
  const die = (
    <span class="ib-die-box" data-die={nth} data-face={face}>
      <Die face={face} turn={nth < rolling.settled ? 0 : rolling.turn + nth} />
    </span>
  );
  if (active !== telling.reader || (step !== 'reroll' && step !== 'placeCard'))
    return (
      <span class="centred ib-die-place" role="img" aria-label={label}>
        {die}
      </span>
    );
  const words = slipWordsOf(text);
  const odds = rerollsOf(telling).find((each) => each.face === face);
  // Nothing can be chosen while the dice roll; the button stays, so that its die keeps rolling.
  const action = choices.find(({ action: each, why }) => why === undefined && isOf(each, face))?.action;
  return (
    <>
      <button
        class={action === undefined ? 'centred ib-die-place' : 'centred corners ib-die-place'}
        type="button"
        data-walk
        data-act={action?.act}
        aria-disabled={action === undefined}
        aria-label={
          action === undefined
            ? label
            : words.withOffer(
                label,
                [sayAction(text, action, telling), odds && words.attack.thenChance(odds)].filter(Boolean).join(', '),
              )
        }
        onClick={() => {
          if (action !== undefined) answer(action);
        }}
      >
        {die}
      </button>
      {action !== undefined && odds !== undefined && <RerollChance text={text} odds={odds} />}
    </>
  );
}

/** The chance of taking the town if this die is rerolled next. */
function RerollChance({ text, odds }: Pick<SlipDieProps, 'text'> & { readonly odds: RerollOdds }) {
  const isByInjuries = odds.withWood === 0 && odds.withInjuries > 0;
  const { attack, percent } = slipWordsOf(text);
  return (
    <small class="inline ib-die-odds" title={attack.thenChance(odds)} aria-hidden="true">
      {isByInjuries && <Drawing name="bandage" />}
      {percent(isByInjuries ? odds.withInjuries : odds.withWood)}
    </small>
  );
}

const isOf = (action: Action, face: number): boolean =>
  (action.act === 'reroll' || action.act === 'placeDie') && action.face === face;
