import type { ComponentChildren } from 'preact';
import { RosePoints } from '../chart.tsx';

/** In the reader's hand, in the others' hands, and where only the drawing fits. */
export const CARD_SIZES = ['hand', 'small', 'tiny'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

export interface CardProps {
  readonly name: string;
  /** The drawing, an SVG of any size: it takes the width of the card. */
  readonly children: ComponentChildren;
  readonly size?: CardSize;
  readonly chosen?: boolean;
  readonly marked?: boolean;
  readonly dim?: boolean;
  readonly onClick?: (() => void) | undefined;
}

export function Card(props: CardProps) {
  const { name, children, size = 'hand', chosen = false, marked = false, dim = false, onClick } = props;
  const look = `card card-${size}${chosen ? ' card-chosen' : ''}${marked ? ' card-marked' : ''}${dim ? ' card-dim' : ''}`;
  const content = (
    <>
      <span class="card-drawing">{children}</span>
      <span class={size === 'tiny' ? 'visually-hidden' : 'card-name'}>{name}</span>
    </>
  );
  if (onClick === undefined) {
    return (
      <span class={look} title={name}>
        {content}
      </span>
    );
  }
  return (
    <button class={look} type="button" title={name} aria-pressed={chosen} onClick={onClick}>
      {content}
    </button>
  );
}

export function CardBack({ label, size = 'hand' }: { readonly label?: string; readonly size?: CardSize }) {
  return (
    <span class={`card card-back card-${size}`}>
      <svg viewBox="-122 -122 244 244" aria-hidden="true">
        <RosePoints />
      </svg>
      {label !== undefined && <span class="visually-hidden">{label}</span>}
    </span>
  );
}

/** A free place in a hand, up to the limit. */
export function CardPlace({ size = 'hand' }: { readonly size?: CardSize }) {
  return <span class={`card card-place card-${size}`} aria-hidden="true" />;
}
