import type { OfferDrawing } from '../board.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Drawn, placeIn } from '../later.tsx';

export interface OfferButtonProps {
  /** In the imperative: "Move". */
  readonly label: string;
  /** A few words below: "8 tiles". */
  readonly detail?: string | undefined;
  /** The cost, below that: "for 1 coin". */
  readonly price?: string | undefined;
  readonly icon?: IconName | OfferDrawing | undefined;
  /** A letter of the label that selects it from the keyboard; the page listens for it. */
  readonly hotkey?: string | undefined;
  /** Teal: it moves the game on. At most one on a screen; without the colour if it would do so `early`. */
  readonly go?: boolean | 'early' | undefined;
  /** Brass: its targets are marked on the board. */
  readonly chosen?: boolean | undefined;
  /** Why it cannot be done. Greys the offer; a click still arrives, and should open the rule. */
  readonly why?: string | undefined;
  /** The complete text for screen readers, where the label alone would be unclear. */
  readonly said?: string | undefined;
  /** Identifies it on the page: `[data-offer="move"]`. */
  readonly name?: string | undefined;
  readonly href?: string | undefined;
  readonly submit?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

export function OfferButton(props: OfferButtonProps) {
  const {
    label,
    detail,
    price,
    icon,
    hotkey,
    go = false,
    chosen = false,
    why,
    said,
    name,
    href,
    submit = false,
    onClick,
  } = props;
  const below = why ?? detail;
  const [before, letter, after] = lettered(label, hotkey);
  const content = (
    <>
      {icon !== undefined && <OfferIcon icon={icon} />}
      <span class="offer-text">
        <span>
          {before}
          {letter !== '' && <u>{letter}</u>}
          {after}
        </span>
        {(below !== undefined || price !== undefined) && (
          <small>
            {below}
            {why === undefined && price !== undefined && (
              <em class="offer-price">{below === undefined ? price : `, ${price}`}</em>
            )}
          </small>
        )}
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <a class={go ? 'offer offer-go' : 'offer'} href={href} onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <button
      class={go && why === undefined ? 'offer offer-go' : 'offer'}
      data-early={go === 'early' ? true : undefined}
      type={submit ? 'submit' : 'button'}
      data-offer={name}
      aria-label={said}
      aria-disabled={why !== undefined}
      aria-pressed={chosen ? true : undefined}
      aria-keyshortcuts={hotkey}
      onClick={onClick}
    >
      {content}
    </button>
  );
}

function OfferIcon({ icon }: { readonly icon: IconName | OfferDrawing }) {
  if (typeof icon === 'string') return <Icon name={icon} size={24} />;
  return (
    <svg class="icon icon-drawing" viewBox={icon.box} width="24" height="24" aria-hidden="true">
      <Drawn href={icon.drawing} {...placeIn(icon.box)} />
    </svg>
  );
}

/** The label split at its hotkey; the middle is empty if the label has no such letter. */
export function lettered(label: string, hotkey: string | undefined): readonly [string, string, string] {
  const at = hotkey === undefined ? -1 : label.toLocaleLowerCase().indexOf(hotkey.toLocaleLowerCase());
  return at < 0 ? [label, '', ''] : [label.slice(0, at), label.slice(at, at + 1), label.slice(at + 1)];
}
