import { doubtOf, REVIEW_WORDS } from '@skerry/bots/report';
import { Icon, SeatMark } from '@skerry/look';
import { after, type NodeId, type Study } from '@skerry/tables/study';
import { settings } from '../settings/settings.ts';
import type { StudyState } from './study-state.ts';
import type { TreeRow } from './tree-rows.ts';
import { studyWords } from './words.ts';
import type { Worths } from './worths.ts';

const wordsOf = () => REVIEW_WORDS[settings.language.value];

/** What a position is worth for the side that is shown. */
export function worthAt({ known, side, sides }: Worths, id: string) {
  const found = known.value.get(id);
  const worth = found?.worth[sides.value > 1 ? side.value : 0];
  return found && worth && { ...found, ...worth };
}

/** "57%, give or take 2 percentage points". */
export function sayWorth(worths: Worths, id: string): string | undefined {
  const worth = worthAt(worths, id);
  if (worth === undefined) return undefined;
  const { amount, doubt } = wordsOf();
  const said = amount(worths.unit.value, worth.mean);
  return worth.error === 0 ? said : `${said}, ${doubt(worths.unit.value, doubtOf(worth))}`;
}

/** A first guess is underlined with dashes. */
export function Figure({ worths, id }: { readonly worths: Worths; readonly id: string }) {
  const worth = worthAt(worths, id);
  if (worth === undefined) return <b class="study-worth">{'…'}</b>;
  return (
    <b class="study-worth" data-fine={worth.isFine} title={sayWorth(worths, id)}>
      {wordsOf().amount(worths.unit.value, worth.mean, 'short')}
    </b>
  );
}

interface RowWorthProps {
  readonly row: Extract<TreeRow, { kind: 'node' }>;
  readonly state: StudyState;
  readonly worths: Worths;
}

/** The worth; where a line begins, its difference to what was played there. */
export function RowWorth({ row: { id, isHead, line }, state, worths }: RowWorthProps) {
  const worth = worthAt(worths, id);
  const beside = isHead ? rivalOf(state.study.value, line.fork!, id) : undefined;
  const rival = beside && worthAt(worths, beside);
  const isNow = id === state.at.value;
  return (
    <span class="study-figures">
      <span class="row">
        {isNow && worth !== undefined && !worth.isFine && <Icon name="pen" size={14} />}
        <Figure worths={worths} id={id} />
      </span>
      {worth !== undefined && isNow && !worth.isFine ? (
        <small>{studyWords().games(worth.tried, worth.of)}</small>
      ) : (
        worth !== undefined &&
        rival !== undefined && (
          <small data-loss={worth.mean < rival.mean}>
            {wordsOf().change(worths.unit.value, worth.mean - rival.mean, 'short')}
          </small>
        )
      )}
    </span>
  );
}

/** What a line is compared with: the continuation of the line that it leaves. */
function rivalOf(study: Study, fork: NodeId, head: NodeId): NodeId | undefined {
  const [first] = after(study, fork);
  return first === head ? undefined : first;
}

/** Among rivals: whose worth is shown. */
export function WhoseWorth({ state, worths }: { readonly state: StudyState; readonly worths: Worths }) {
  if (worths.sides.value < 2) return null;
  return (
    <fieldset class="row study-whose" aria-label={studyWords().whose}>
      {state.names.map((name, seat) => (
        <button
          key={seat}
          class="row"
          type="button"
          title={name}
          aria-pressed={worths.side.value === seat}
          onClick={() => {
            worths.side.value = seat;
          }}
        >
          <SeatMark seat={seat} size={16} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
