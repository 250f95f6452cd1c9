import { REVIEW_WORDS } from '@skerry/bots/report';
import { SeatMark } from '@skerry/look';
import { settings } from '../settings/settings.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import type { TableModel } from '../table/table-model.ts';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

interface AtPageProps {
  readonly model: TableModel;
  readonly reviewing: ReviewState;
}

/** The players' positions and cards on the current page, below the instruments where these are in a row. */
export function AtPage({ model, reviewing }: AtPageProps) {
  const words = reviewWords();
  const { board } = model.game;
  const Strip = board.panes === undefined ? board.Strip : undefined;
  return (
    <section class="slip review-crew" aria-label={words.atStep(model.playback.at.value)}>
      <header class="panel-head">
        <h2>{words.atStep(model.playback.at.value)}</h2>
        <small>{reviewing.written.value === undefined ? sayWhen(reviewing.turn.value) : words.inPoints}</small>
      </header>
      {Strip !== undefined && (
        <div class="review-strip">
          <Strip {...model.acting.boardProps.value} />
        </div>
      )}
      {reviewing.written.value === undefined ? <Crew model={model} /> : <Points model={model} reviewing={reviewing} />}
    </section>
  );
}

function Crew({ model }: { readonly model: TableModel }) {
  const { board } = model.game;
  const scene = model.acting.scene.value;
  return (
    <ul>
      {model.playback.seats.value.map(({ name }, seat) => {
        const holdsCards = board.handShape(scene, seat) === 'cards';
        const won = <board.Won {...scene} seat={seat} />;
        return (
          <li key={seat} class="row">
            <SeatMark seat={seat} size={20} />
            <span>
              <b>{name}</b>
              <small>{board.caption(scene, seat)}</small>
              {holdsCards && <span class="review-won">{won}</span>}
            </span>
            {!holdsCards && won}
            {holdsCards && (
              <div class="review-hand">
                <board.Hand {...model.acting.boardProps.value} seat={seat} large={false} place="phone" />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Points({ model, reviewing }: AtPageProps) {
  const words = reviewWords();
  const at = model.playback.at.value;
  const written = reviewing.written.value?.[at];
  const expected = reviewing.course.value[at]?.[0]?.mean;
  if (written === undefined || expected === undefined) return null;
  const { amount } = REVIEW_WORDS[settings.language.value];
  const [whole, sum] = [Math.round(expected), Math.round(written)];
  const figure = (points: number): string => amount('points', points, 'short');
  return (
    <dl class="stack review-sum">
      <dt>{words.written}</dt>
      <dd>{figure(sum)}</dd>
      <dt>{words.stillExpected}</dt>
      <dd>{figure(whole - sum)}</dd>
      <dt>{words.atTheEnd}</dt>
      <dd>{figure(whole)}</dd>
    </dl>
  );
}
