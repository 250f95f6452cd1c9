import type { ComponentChildren } from 'preact';

/** A line of a slip's list: a mark or a drawing, words, a figure, and its tools. */
export interface SlipRow {
  readonly key: string | number;
  readonly sign?: ComponentChildren;
  readonly words: ComponentChildren;
  readonly figure?: ComponentChildren;
  readonly action?: ComponentChildren;
  /** The reader's own: tinted. */
  readonly own?: boolean;
  /** There is none of it: pale. */
  readonly none?: boolean;
}

/** `{ of: 'by the dice alone', figure: '45%' }` */
export interface SlipOdds {
  readonly of: string;
  readonly figure: string;
}

export interface SlipProps {
  /** Beside the picture, or below the title. */
  readonly children?: ComponentChildren;
  /** On the table, cut from paper; a sheet on such a slip; or a part of one, without an edge. */
  readonly as?: 'slip' | 'paper' | 'part';
  readonly title?: ComponentChildren;
  /** In italics to the right of the title; below it, if there is a picture. */
  readonly note?: ComponentChildren;
  readonly picture?: ComponentChildren;
  /** Terms and their values: `[['Strength', '5'], ['Entry', '1 coin']]`. */
  readonly terms?: readonly (readonly [term: string, said: ComponentChildren])[];
  readonly rows?: readonly SlipRow[];
  readonly odds?: readonly SlipOdds[];
  readonly price?: ComponentChildren;
  readonly actions?: ComponentChildren;
  /** Why something cannot be done, each in a sentence. */
  readonly reasons?: readonly string[];
  /** Brass: this one is to act. Coral: the reader must act, out of turn. */
  readonly edge?: 'brass' | 'coral' | undefined;
  readonly class?: string;
  /** Name of the region for screen readers, if there is no title. */
  readonly label?: string;
  /** For styles of its own: `{ 'data-fresh': true }`. */
  readonly states?: { readonly [state: `data-${string}`]: string | boolean | undefined };
}

const LOOKS = { slip: 'slip', paper: 'slip-part paper', part: 'slip-part' } as const;

/** A piece of paper on the table, or a part of one. Its slots are always in this order. */
export function Slip(props: SlipProps) {
  const { as = 'slip', picture, children, terms = [], rows = [], odds = [], price, actions, reasons = [] } = props;
  const { edge, class: more, label, states } = props;
  const Tag = as === 'paper' ? 'article' : 'section';
  const head = <Head {...props} />;
  return (
    <Tag
      class={more === undefined ? LOOKS[as] : `${LOOKS[as]} ${more}`}
      data-edge={edge}
      aria-label={label}
      {...states}
    >
      {picture === undefined ? (
        <>
          {head}
          {children}
        </>
      ) : (
        <div class="slip-head">
          <span class="slip-picture">{picture}</span>
          <div>
            {head}
            {children}
          </div>
        </div>
      )}
      {terms.length > 0 && (
        <dl class="slip-terms">
          {terms.map(([term, said], n) => (
            <div key={n}>
              <dt>{term}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && (
        <ul class="slip-rows">
          {rows.map(({ key, sign, words, figure, action, own, none }) => (
            <li key={key} data-own={own} data-none={none}>
              {sign}
              <span>{words}</span>
              {figure !== undefined && <b>{figure}</b>}
              {action}
            </li>
          ))}
        </ul>
      )}
      {odds.length > 0 && <Odds odds={odds} />}
      {price && <div>{price}</div>}
      {actions !== undefined && <div class="slip-actions">{actions}</div>}
      {reasons.map((why) => (
        <p key={why} class="reason">
          {why}
        </p>
      ))}
    </Tag>
  );
}

function Head({ as, title, note, picture }: SlipProps) {
  if (title === undefined) return null;
  if (as === undefined || as === 'slip') return <PanelHead title={title} note={note} />;
  return (
    <header class={picture === undefined ? 'panel-head' : undefined}>
      <h3>{title}</h3>
      {note !== undefined && <small>{note}</small>}
    </header>
  );
}

/** Chances, each a large figure with a few words behind it. */
export function Odds({ odds }: { readonly odds: readonly SlipOdds[] }) {
  return (
    <dl class="odds">
      {odds.map(({ of, figure }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PanelHead({ title, note }: { readonly title: ComponentChildren; readonly note?: ComponentChildren }) {
  return (
    <header class="panel-head">
      <h2>{title}</h2>
      {note !== undefined && <small>{note}</small>}
    </header>
  );
}
