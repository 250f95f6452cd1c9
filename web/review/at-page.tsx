import { SeatMark } from '@skerry/look';
import type { Desk } from '../table/desk.ts';
import { reviewWords } from './words.ts';

/** Who stands where on the page that is shown and holds which cards, under the instruments where they lie in a line. */
export function AtPage({ desk }: { readonly desk: Desk }) {
  const words = reviewWords();
  const { board } = desk.game;
  const scene = desk.scene.value;
  const props = desk.boardProps.value;
  const Strip = board.panes === undefined ? board.Strip : undefined;
  return (
    <section class="slip review-crew" aria-label={words.atStep(desk.at.value)}>
      <header class="panel-head">
        <h2>{words.atStep(desk.at.value)}</h2>
      </header>
      {Strip !== undefined && (
        <div class="review-strip">
          <Strip {...props} />
        </div>
      )}
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
                  <board.Hand {...props} seat={seat} large={false} place="phone" />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
