import { Drawn, type OptionCard, placeIn } from '@skerry/look';
import { useId } from 'preact/hooks';

interface CardChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  nameOf(value: string): string;
  cardOf(value: string): OptionCard | undefined;
  onChange(value: string): void;
}

/** One of several by its portrait; what is chosen shows its values and ability. */
export function CardChoice({ label, value, values, nameOf, cardOf, onChange }: CardChoiceProps) {
  const name = useId();
  const chosen = cardOf(value);
  return (
    <fieldset class="stack card-choice">
      <legend class="visually-hidden">{label}</legend>
      <div class="wrap">
        {values.map((each) => (
          <label key={each} class="card-face" title={nameOf(each)}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
            <Portrait card={cardOf(each)} />
            <span class="visually-hidden">{nameOf(each)}</span>
          </label>
        ))}
      </div>
      {chosen !== undefined && (
        <div class="option-chosen" aria-live="polite">
          <b>{nameOf(value)}</b>
          <p class="wrap">
            {chosen.values.map(([what, much]) => (
              <span key={what}>
                {what} <b>{much}</b>
              </span>
            ))}
          </p>
          {chosen.says !== undefined && <p class="fine">{chosen.says}</p>}
        </div>
      )}
    </fieldset>
  );
}

function Portrait({ card }: { readonly card: OptionCard | undefined }) {
  if (card === undefined) return null;
  const { drawing, box } = card.drawing;
  return (
    <svg viewBox={box} width="44" height="44" aria-hidden="true">
      <Drawn href={drawing} {...placeIn(box)} />
    </svg>
  );
}
