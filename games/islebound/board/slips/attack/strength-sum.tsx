import { type FocusProps, Odds } from '@skerry/look';
import { type Fight, oddsOf } from '../../../outlook/attack.ts';
import type { Islebound } from '../../../rules/types.ts';
import { slipWordsOf } from '../../../text/board.ts';
import { Drawing } from '../../parts/drawing.tsx';
import { CrewButton } from '../crew-button.tsx';

interface StrengthSumProps extends FocusProps<Islebound> {
  readonly fight: Fight;
  /** How many dice, from the left, lie still: the others do not count yet. */
  readonly settled: number;
  readonly isGathering: boolean;
}

/** What is reached of what is needed, and what comes of it. */
export function StrengthSum(props: StrengthSumProps) {
  const { fight, settled, isGathering, telling, text, choices } = props;
  const { attack: words, percent } = slipWordsOf(text);
  const odds = isGathering && fight.cards.length > 0 ? oddsOf(telling) : undefined;
  const total = fight.total - fight.cards.slice(settled).reduce((sum, { strength }) => sum + strength, 0);
  const injuries = choices.flatMap(({ action, why }) => (why === undefined && action.act === 'injure' ? [action] : []));
  return (
    <div class="ib-sum">
      <Meter
        text={text}
        label={words.strength(total, fight.need)}
        drawing="skill-combat"
        done={total}
        of={fight.need}
      />
      <div>
        {odds === undefined ? (
          <p>{isGathering ? '' : wordsFor(props)}</p>
        ) : (
          <Odds
            odds={[
              { of: words.byDice, figure: percent(odds.dice) },
              { of: words.withInjuries, figure: percent(odds.withInjuries) },
            ]}
          />
        )}
        {fight.bonus > 0 && <p class="cap">{words.fromBuildings(fight.bonus)}</p>}
        {fight.injured > 0 && <p class="cap">{words.fromInjuries(fight.injured)}</p>}
      </div>
      {injuries.length > 0 && (
        <div class="wrap">
          {injuries.map((action) => (
            <CrewButton key={action.crew} {...props} kind={action.crew} action={action} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What comes of the dice as they lie. */
function wordsFor({ fight, telling, text, settled }: StrengthSumProps): string {
  const { attack: words } = slipWordsOf(text);
  const { active, agenda } = telling.state;
  if (settled < fight.cards.length) return '';
  switch (agenda.at(-1)?.do) {
    case 'placeCard':
      return words.byHand;
    case 'short':
      return words.ifShort(fight.missing, fight.onDeck);
    case 'retreat':
      return words.retreats(telling, active);
    case 'reroll': {
      const kept = words.ifKept(telling, active, fight.missing, fight.onDeck);
      return fight.missing === 0 ? kept : `${kept} ${words.reRolls(telling, active)}`;
    }
    default:
      return words.ifKept(telling, active, fight.missing, fight.onDeck);
  }
}

interface MeterProps extends Pick<FocusProps<Islebound>, 'text'> {
  readonly label: string;
  readonly drawing: 'skill-combat' | 'skill-negotiate';
  readonly done: number;
  readonly of: number;
}

/** How many of how many, in figures and one sign each; what is missing is dashed. */
export function Meter({ text, label, drawing, done, of }: MeterProps) {
  return (
    <div class="ib-meter" role="img" aria-label={label}>
      <b>{done}</b>
      <span>{slipWordsOf(text).attack.of(of)}</span>
      <span class="ib-tally" aria-hidden="true">
        {Array.from({ length: Math.max(of, 0) }, (_, n) => (
          <i key={n} data-done={n < done}>
            <Drawing name={drawing} />
          </i>
        ))}
      </span>
    </div>
  );
}
