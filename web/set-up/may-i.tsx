import './may-i.css';
import '../table/sheets/sheets.css';
import { asks, choices, type Seat, sayAction, tableAt, view } from '@skerry/engine';
import { Choice, Dialog, Icon, TextField } from '@skerry/look';
import { useMemo, useState } from 'preact/hooks';
import { rulesPage } from '../routes.ts';
import { RefusalList } from '../table/sheets/refusal-list.tsx';
import { refusals } from '../table/sheets/refusals.ts';
import { tableWords } from '../table/words.ts';
import type { Editing } from './editing.ts';
import { setUpWords } from './words.ts';

interface MayIProps {
  readonly editing: Editing;
  readonly onClose: () => void;
}

/** Every choice of a seat in this position: yes, or the reason and its rule. */
export function MayI({ editing, onClose }: MayIProps) {
  const words = setUpWords();
  const { game, board, text } = editing.game;
  const table = useMemo(() => tableAt(game, editing.position.peek()), [editing]);
  const asked = asks(table).map((ask) => ask.seat);
  const [seat, setSeat] = useState<Seat>(asked[0] ?? 0);
  const [sought, setSought] = useState('');
  const { names } = editing.telling.value;
  const telling = { state: view(table, seat).state, reader: seat, names, content: game.content };
  const scene = { text: text.value, telling };
  const isSought = (sentence: string) => folded(sentence).includes(folded(sought.trim()));
  const all = choices(table, seat).map((choice) => ({
    choice,
    sentence: sayAction(scene.text, choice.action, telling),
  }));
  const found = all.filter(({ sentence }) => isSought(sentence));
  const allowed = [...new Set(found.flatMap(({ choice, sentence }) => (choice.why === undefined ? [sentence] : [])))];
  const refused = refusals(
    board,
    scene,
    found.map(({ choice }) => choice),
  );
  return (
    <Dialog wide title={words.mayI} closeLabel={words.close} onClose={onClose}>
      <div class="stack may-i">
        {asked.length > 1 && (
          <Choice
            label={words.whoAsks}
            value={String(seat)}
            options={asked.map((each) => ({ value: String(each), label: names[each] ?? '' }))}
            onChange={(value) => setSeat(Number(value))}
          />
        )}
        <TextField label={tableWords().find} value={sought} autocomplete="off" onInput={setSought} />
        <div role="status" lang={scene.text.language}>
          {found.length === 0 && <p class="hint">{tableWords().nothingFound}</p>}
          {allowed.length > 0 && (
            <section class="refused">
              <h3 class="row log-turn">{words.youMay}</h3>
              <ul class="may-i-yes">
                {allowed.map((sentence) => (
                  <li key={sentence} class="row">
                    <Icon name="check" size={20} />
                    {sentence}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <RefusalList found={refused} onRule={(rule) => open(rulesPage(game.name, rule), '_blank')} />
        </div>
      </div>
    </Dialog>
  );
}

const folded = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
