import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';

export interface SwitchProps {
  readonly label: string;
  readonly detail?: string;
  readonly icon?: IconName;
  /** Shown after the label, such as "not yet". */
  readonly state?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, detail, icon, state, on, disabled = false, onChange }: SwitchProps) {
  return (
    <label class="switch">
      {icon !== undefined && <Icon name={icon} size={22} />}
      <span class="field-text">
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => {
          // Shows the actual state, not the requested one: a change may take time, or be refused.
          event.currentTarget.checked = on;
          onChange(!on);
        }}
      />
      <span class="switch-track" />
      {state !== undefined && <em class="switch-state">{state}</em>}
    </label>
  );
}

export interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly {
    readonly value: V;
    readonly label: string;
    readonly detail?: string | undefined;
    readonly icon?: IconName | undefined;
    readonly why?: string | undefined;
  }[];
  readonly onChange: (value: V) => void;
}

export function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="wrap">
        {options.map((option) => (
          <label key={option.value} class="inline choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.why !== undefined}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} size={22} />}
            <span class="field-text">
              {option.label}
              {(option.why ?? option.detail) !== undefined && (
                <small class={option.why === undefined ? undefined : 'reason'}>{option.why ?? option.detail}</small>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** If absent, the text is read-only, to be copied. */
  readonly onInput?: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong and what to do, in a sentence. */
  readonly error?: string | undefined;
  readonly name?: string;
  readonly autocomplete?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** A word or code to be copied letter by letter: wide spacing, no spell check. */
  readonly code?: boolean;
  /** An `OfferButton` on the right. */
  readonly children?: ComponentChildren;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onInput, hint, error, code = false, children, ...input } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div class="stack text-field">
      <label for={id}>{label}</label>
      <div class="text-field-row">
        <input
          {...input}
          id={id}
          class={code ? 'input input-code' : 'input'}
          type="text"
          value={value}
          spellcheck={code ? false : undefined}
          autocapitalize={code ? 'none' : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          readOnly={onInput === undefined}
          onFocus={onInput === undefined ? (event) => event.currentTarget.select() : undefined}
          onInput={(event) => onInput?.(event.currentTarget.value)}
        />
        {children}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} class={error === undefined ? 'hint' : 'reason'}>
          {note}
        </p>
      )}
    </div>
  );
}
