import { type FocusProps, Odds } from '@skerry/look';
import { alsoInjured, type Fight, oddsOf } from '../../../../outlook/attack.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { CrewButton } from '../crew-button.tsx';

interface StrengthSumProps extends FocusProps<Islebound> {
  readonly fight: Fight;
  /** Number of settled dice, from the left: the others do not count yet. */
  readonly settled: number;
  readonly isGathering: boolean;
}

/** The strength reached, of the strength needed, and the result. */
export function StrengthSum(props: StrengthSumProps) {
  const { fight, settled, isGathering, telling, text, choices } = props;
  const { attack: words, percent } = slipWordsOf(text);
  const odds = fight.cards.length > 0 && settled >= fight.cards.length ? oddsOf(telling) : undefined;
  const total = fight.total - fight.cards.slice(settled).reduce((sum, { strength }) => sum + strength, 0);
  const injuries = choices.flatMap(({ action, why }) => (why === undefined && action.act === 'injure' ? [action] : []));
  return (
    <div class="stack ib-sum">
      <Meter
        text={text}
        label={words.strength(total, fight.need)}
        drawing="skill-combat"
        done={total}
        of={fight.need}
      />
      <div>
        {!isGathering && <p>{wordsFor(props)}</p>}
        {odds !== undefined && (
          <Odds
            odds={[
              { of: isGathering ? words.byDice : words.kept, figure: percent(odds.dice) },
              ...(odds.wood > 0 ? [{ of: words.withWood(odds.wood), figure: percent(odds.withWood) }] : []),
              ...(odds.onDeck > 0 ? [{ of: words.withInjuries(odds.onDeck), figure: percent(odds.withInjuries) }] : []),
            ]}
          />
        )}
        {fight.bonus > 0 && <p class="cap">{words.fromBuildings(fight.bonus)}</p>}
        {fight.injured > 0 && <p class="cap">{words.fromInjuries(fight.injured)}</p>}
        {injuries.length > 0 && (
          <div class="wrap">
            {injuries.map((action) => (
              <CrewButton
                key={action.crew}
                {...props}
                kind={action.crew}
                action={action}
                then={alsoInjured(telling, action)}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** The result of the dice as they are. */
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

/** A number of a total, in figures and icons; missing ones are dashed. */
export function Meter({ text, label, drawing, done, of }: MeterProps) {
  return (
    <div class="stack ib-meter" role="img" aria-label={label}>
      <b>{done}</b>
      <span>{slipWordsOf(text).attack.of(of)}</span>
      <span class="wrap ib-tally" aria-hidden="true">
        {Array.from({ length: Math.max(of, 0) }, (_, n) => (
          <i key={n} data-done={n < done}>
            <Drawing name={drawing} />
          </i>
        ))}
      </span>
    </div>
  );
}
