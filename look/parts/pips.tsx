export interface PipsProps {
  readonly left: number;
  readonly of: number;
  /** Read out: "2 of 3 actions left". */
  readonly label: string;
}

/** Actions left as brass discs; spent ones are dashed. */
export function Pips({ left, of, label }: PipsProps) {
  return (
    <span class="pips" role="img" aria-label={label}>
      {Array.from({ length: Math.max(left, of) }, (_, pip) => (
        <i key={pip} class={pip < left ? 'pip' : 'pip pip-spent'} />
      ))}
    </span>
  );
}
