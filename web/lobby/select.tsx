import { useId } from 'preact/hooks';

export interface SelectProps {
  readonly label: string;
  /** The label is for screen readers only. */
  readonly quiet?: boolean;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly why?: string | undefined;
  }[];
  readonly onChange: (value: string) => void;
}

export function Select({ label, quiet = false, value, options, onChange }: SelectProps) {
  const id = useId();
  const reasons = [...new Set(options.flatMap(({ why }) => (why === undefined ? [] : [why])))];
  return (
    <div class="stack text-field">
      <label for={id} class={quiet ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        class="input"
        aria-describedby={reasons.length === 0 ? undefined : `${id}-reasons`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            selected={option.value === value}
            disabled={option.why !== undefined}
          >
            {option.label}
          </option>
        ))}
      </select>
      {reasons.length > 0 && (
        <p id={`${id}-reasons`} class="reason">
          {reasons.join(' ')}
        </p>
      )}
    </div>
  );
}
