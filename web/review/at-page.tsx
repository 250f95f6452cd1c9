import { REVIEW_WORDS } from '@skerry/bots/telling';
import { SeatMark } from '@skerry/look';
import { settings } from '../settings/settings.ts';
import type { Desk } from '../table/desk.ts';
import { sayWhen } from '../table/when.ts';
import type { Reviewing } from './reviewing.ts';
import { reviewWords } from './words.ts';

interface AtPageProps {
  readonly desk: Desk;
  readonly reviewing: Reviewing;
}

/** Who stands where on the page that is shown and holds which cards, under the instruments where they lie in a line. */
export function AtPage({ desk, reviewing }: AtPageProps) {
  const words = reviewWords();
  const { board } = desk.game;
  const Strip = board.panes === undefined ? board.Strip : undefined;
  return (
    <section class="slip review-crew" aria-label={words.atStep(desk.at.value)}>
      <header class="panel-head">
        <h2>{words.atStep(desk.at.value)}</h2>
        <small>{reviewing.written.value === undefined ? sayWhen(reviewing.turn.value) : words.inPoints}</small>
      </header>
      {Strip !== undefined && (
        <div class="review-strip">
          <Strip {...desk.boardProps.value} />
        </div>
      )}
      {reviewing.written.value === undefined ? <Crew desk={desk} /> : <Points desk={desk} reviewing={reviewing} />}
    </section>
  );
}

function Crew({ desk }: { readonly desk: Desk }) {
  const { board } = desk.game;
  const scene = desk.scene.value;
  return (
    <ul>
      {desk.seats.value.map(({ name }, seat) => {
        const holdsCards = board.handShape(scene, seat) === 'cards';
        const won = <board.Won {...scene} seat={seat} />;
        return (
          <li key={seat}>
            <SeatMark seat={seat} size={20} />
            <span>
              <b>{name}</b>
              <small>{board.caption(scene, seat)}</small>
              {holdsCards && <span class="review-won">{won}</span>}
            </span>
            {!holdsCards && won}
            {holdsCards && (
              <div class="review-hand">
                <board.Hand {...desk.boardProps.value} seat={seat} large={false} place="phone" />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What somebody alone has written, and may hope for still. */
export function Points({ desk, reviewing }: AtPageProps) {
  const words = reviewWords();
  const at = desk.at.value;
  const written = reviewing.written.value?.[at];
  const expected = reviewing.course.value[at]?.[0]?.mean;
  if (written === undefined || expected === undefined) return null;
  const { amount } = REVIEW_WORDS[settings.language.value];
  const [whole, sum] = [Math.round(expected), Math.round(written)];
  const figure = (points: number): string => amount('points', points, 'short');
  return (
    <dl class="review-sum">
      <dt>{words.written}</dt>
      <dd>{figure(sum)}</dd>
      <dt>{words.stillExpected}</dt>
      <dd>{figure(whole - sum)}</dd>
      <dt>{words.atTheEnd}</dt>
      <dd>{figure(whole)}</dd>
    </dl>
  );
}
