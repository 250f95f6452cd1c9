import type { OfferDrawing } from '../board.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Drawn, placeIn } from '../later.tsx';

export interface OfferButtonProps {
  /** In the imperative: "Move". */
  readonly label: string;
  /** A few words below: "8 tiles". */
  readonly detail?: string | undefined;
  readonly icon?: IconName | OfferDrawing | undefined;
  /** A letter of the label that chooses it from the keyboard; the page listens for it. */
  readonly hotkey?: string | undefined;
  /** Teal: it moves the game on. At most one on a screen. */
  readonly go?: boolean | undefined;
  /** Brass: its targets are marked on the board. */
  readonly chosen?: boolean | undefined;
  /** Why it cannot be done. Greys the offer; a click still arrives, and should open the rule that says so. */
  readonly why?: string | undefined;
  /** The whole of it for those who listen, where the label alone would not say what it is about. */
  readonly said?: string | undefined;
  /** What it is found by on the page: `[data-offer="move"]`. */
  readonly name?: string | undefined;
  /** Makes it a link. */
  readonly href?: string | undefined;
  /** Sends the form round it. */
  readonly submit?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

export function OfferButton(props: OfferButtonProps) {
  const {
    label,
    detail,
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
        {below !== undefined && <small>{below}</small>}
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

/** The label cut where its hotkey stands; the middle is empty if the label has no such letter. */
export function lettered(label: string, hotkey: string | undefined): readonly [string, string, string] {
  const at = hotkey === undefined ? -1 : label.toLocaleLowerCase().indexOf(hotkey.toLocaleLowerCase());
  return at < 0 ? [label, '', ''] : [label.slice(0, at), label.slice(at, at + 1), label.slice(at + 1)];
}
