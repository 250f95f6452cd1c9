import { OfferButton } from '@skerry/look';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

export function Standing({ reviewing }: { readonly reviewing: ReviewState }) {
  const words = reviewWords();
  const { standing, done, of } = reviewing;
  const share = of.value === 0 ? 0 : done.value / of.value;
  const quarter = Math.floor(share * 4) * 25;
  switch (standing.value) {
    case 'done':
      return null;
    case 'noRecord':
    case 'failed':
      return (
        <section class="slip review-standing" role="alert">
          <p>{standing.value === 'failed' ? words.failed : words.noRecord}</p>
        </section>
      );
    case 'stopped':
      return (
        <section class="slip review-standing">
          <p>{words.stopped(done.value, of.value)}</p>
          <OfferButton label={words.goOn} icon="play" onClick={() => reviewing.start(1)} />
        </section>
      );
    default:
      return (
        <section class="slip review-standing">
          <header class="panel-head">
            <h2>{words.drawn}</h2>
            <small>{Math.round(share * 100)} %</small>
          </header>
          <progress class="review-progress" max={1} value={share} aria-label={words.drawn} />
          <p>
            {words.progress(done.value, of.value)}{' '}
            {reviewing.left.value !== undefined && words.left(reviewing.left.value)}
          </p>
          <p class="fine">{words.meanwhile}</p>
          <OfferButton label={words.stop} icon="pause" onClick={reviewing.stop} />
          <span class="visually-hidden" role="status">
            {quarter > 0 ? `${quarter} %` : ''}
          </span>
        </section>
      );
  }
}
