import { sayAction } from '@skerry/engine';
import { OfferButton, pointKey, Tool } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { byKeyboard } from '../keys.ts';
import { useRoving } from '../roving.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

/** From this many actions on, typing filters the list. */
const MANY = 12;

export function ActionList({ model }: { readonly model: TableModel }) {
  const { text, telling } = model.acting.scene.value;
  const offer = model.acting.chosen.value;
  if (offer === undefined) return null;
  const rows = offer.actions.map((action) => ({
    key: JSON.stringify(action),
    sentence: sayAction(text, action, telling),
    onClick: () => model.acting.answer(action),
  }));
  return <RowList key={offer.key} model={model} label={offer.label} rows={rows} />;
}

export function PointList({ model }: { readonly model: TableModel }) {
  const rows = model.together.pointables.value.map((thing) => {
    const key = pointKey(thing);
    return { key, sentence: thing.name, onClick: () => model.together.point(key) };
  });
  return <RowList model={model} label={tableWords().pointAt} rows={rows} />;
}

interface RowListProps {
  readonly model: TableModel;
  readonly label: string;
  readonly rows: readonly { readonly key: string; readonly sentence: string; readonly onClick: () => void }[];
}

function RowList({ model, label, rows }: RowListProps) {
  const words = tableWords();
  const [letters, setLetters] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  useEffect(() => {
    if (byKeyboard) list.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  const found = rows.filter(({ sentence }) => sentence.toLocaleLowerCase().includes(letters.toLocaleLowerCase()));
  return (
    <div class="column slip action-list">
      <header class="row">
        <h3>{words.listOf(label, rows.length)}</h3>
        {rows.length > MANY && (
          <input
            class="input"
            type="search"
            placeholder={words.find}
            aria-label={words.find}
            value={letters}
            onInput={(event) => setLetters(event.currentTarget.value)}
          />
        )}
        <Tool icon="close" label={words.close} quiet onClick={() => model.acting.unchoose()} />
      </header>
      {found.length === 0 && <p class="hint">{words.nothingFound}</p>}
      <ul ref={list}>
        {found.map(({ key, sentence, onClick }) => (
          <li key={key}>
            <OfferButton label={sentence} onClick={onClick} />
          </li>
        ))}
      </ul>
    </div>
  );
}
