import { Drawing, type DrawingName } from '../drawings/drawing.tsx';

interface QuantityProps {
  readonly drawing: DrawingName;
  readonly n: number;
  /** In words: "7 gold". */
  readonly label: string;
  /** The motion's selector. */
  readonly what?: string;
}

export function Quantity({ drawing, n, label, what }: QuantityProps) {
  return (
    <span class="price iod-quantity" data-what={what} role="img" aria-label={label} title={label}>
      <Drawing name={drawing} />
      <b aria-hidden="true">{n}</b>
    </span>
  );
}
