import { type Amounts, THINGS, type Thing } from '../../content/vocabulary.ts';
import { Drawing } from './drawing.tsx';

type Drawable = Exclude<Thing, 'cube'>;

/** Things with their numbers, as a price. */
export function Goods({ of }: { readonly of: Amounts<Drawable> }) {
  return (
    <span class="inline ib-goods">
      {THINGS.filter((what): what is Drawable => what !== 'cube' && (of[what as Drawable] ?? 0) > 0).map((what) => (
        <span key={what} class="price">
          <Drawing name={what} />
          {of[what]}
        </span>
      ))}
    </span>
  );
}
