import type { Dial } from '@skerry/engine';
import { Icon, OfferButton } from '@skerry/look';
import { Select } from '../lobby/select.tsx';
import type { Editing } from './editing.ts';
import { setUpWords } from './words.ts';

/** More values than this are a list to choose from. */
const MOST_OFFERS = 6;

/** A number with a minus and a plus. */
export function Stepper({
  editing,
  dial,
  label,
}: {
  editing: Editing;
  dial: Extract<Dial, { kind: 'number' }>;
  label: string;
}) {
  const words = setUpWords();
  const { now, least, most } = dial;
  const step = (by: number) => editing.turn({ thing: dial.thing, dial: dial.dial, to: now + by });
  return (
    <span class="row stepper">
      <button type="button" aria-label={words.less(label)} aria-disabled={now <= least} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <output aria-label={label}>{now}</output>
      <button type="button" aria-label={words.more(label)} aria-disabled={now >= most} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

interface DialControlProps {
  readonly editing: Editing;
  readonly dial: Dial;
  /** Where there is little room. */
  readonly asList?: boolean;
}

/** The control of a dial, except where its values are places on the board. */
export function DialControl({ editing, dial, asList = false }: DialControlProps) {
  const said = editing.words.value;
  const telling = editing.telling.value;
  const label = said.dials[dial.dial] ?? dial.dial;
  if (dial.kind === 'number') {
    return (
      <span class="row dial-number">
        <span>{label}</span>
        <Stepper editing={editing} dial={dial} label={label} />
      </span>
    );
  }
  if (dial.kind !== 'word') return null;
  const turn = (to: string) => editing.turn({ thing: dial.thing, dial: dial.dial, to });
  if (asList || dial.to.length > MOST_OFFERS) {
    const options = dial.to.map((value) => ({ value, label: said.value(dial.dial, value, telling) }));
    return <Select label={label} value={dial.now ?? ''} options={options} onChange={turn} />;
  }
  return (
    <>
      {dial.to.map((value) => (
        <OfferButton
          key={value}
          name={`${dial.dial}-${value}`}
          label={said.value(dial.dial, value, telling)}
          said={setUpWords().valueOf(label, said.value(dial.dial, value, telling))}
          icon={editing.editor.icons[dial.dial]?.[value]}
          chosen={value === dial.now}
          onClick={() => turn(value)}
        />
      ))}
    </>
  );
}
