import { useId } from 'preact/hooks';

export interface SelectProps {
  readonly label: string;
  /** The label is read aloud, not shown. */
  readonly quiet?: boolean;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of many. */
export function Select({ label, quiet = false, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div class="text-field">
      <label for={id} class={quiet ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select id={id} class="input" onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
