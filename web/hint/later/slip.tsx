import './hint.css';
import { WHISKER } from '@skerry/bots';
import { AMOUNTS } from '@skerry/bots/amounts';
import { Tool } from '@skerry/look';
import { useMemo } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import { patternFor, Styled } from '../../table/log/styled-sentence.tsx';
import type { TableModel } from '../../table/table-model.ts';
import { sayMove } from '../say-move.ts';
import { hintWords } from '../words.ts';
import { surenessOf } from './confidence.ts';
import { reasonOf } from './reason.ts';

/** What a strong bot would do, with what it is worth; in the place of the log, or in a sheet. */
export function HintSlip({ model, onLook }: { readonly model: TableModel; readonly onLook?: () => void }) {
  const words = hintWords();
  const { hint } = model.hints;
  return (
    <section class="column slip hint-slip" aria-label={words.hint}>
      <header class="panel-head">
        <h2>{words.hint}</h2>
        <small>{hint.value?.unit === 'points' ? words.points : words.chance}</small>
        <Tool icon="close" label={words.close} quiet hotkey="H" onClick={model.hints.closeHint} />
      </header>
      <HintRows model={model} {...(onLook && { onLook })} />
    </section>
  );
}

export function HintRows({ model, onLook }: { readonly model: TableModel; readonly onLook?: () => void }) {
  const words = hintWords();
  const { hint, isThinking, row, othersSee } = model.hints;
  const found = hint.value;
  const figures = AMOUNTS[settings.language.value];
  const { text, telling } = model.acting.scene.value;
  const most = found?.unit === 'points' ? Math.max(1, ...found.best.map(({ worth }) => worth.mean)) * 1.1 : 1;
  const part = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / most))}%`;
  const sureness = isThinking.value ? undefined : surenessOf(found?.best ?? []);
  const { board } = model.game;
  const places = useMemo(() => patternFor({ places: board.places?.(model.acting.scene.peek()) }), [text]);
  return (
    <div class="hint-body" aria-live="polite" aria-busy={isThinking.value}>
      {found === undefined && <p class="hint">{words.thinking}</p>}
      {found?.best.length === 0 && <p class="hint">{words.nothing}</p>}
      {found?.best.map(({ moves, worth }, n) => (
        <button
          key={n}
          class="key worth hint-row"
          type="button"
          aria-pressed={row.value === n}
          aria-keyshortcuts={String(n + 1)}
          data-guess={isThinking.value}
          onClick={() => {
            model.hints.look(n);
            onLook?.();
          }}
        >
          <span class="centred worth-sign" aria-hidden="true">
            {n + 1}
          </span>
          <span class="worth-what hint-what">
            {moves[0] && <Styled sentence={sayMove(text, moves[0], telling)} pattern={places} />}
            <small>
              {isThinking.value ? words.firstGuess : <Styled sentence={reasonOf(model, found, n)} pattern={places} />}
            </small>
          </span>
          <b>{figures.amount(found.unit, worth.mean, 'short')}</b>
          <span class="worth-bar" aria-hidden="true">
            <span style={{ width: part(worth.mean) }} />
            <i
              style={{
                left: part(worth.mean - WHISKER * worth.error),
                right: `calc(100% - ${part(worth.mean + WHISKER * worth.error)})`,
              }}
            />
          </span>
          <span class="visually-hidden">
            {figures.between(
              found.unit,
              Math.max(0, worth.mean - WHISKER * worth.error),
              worth.mean + WHISKER * worth.error,
            )}
          </span>
        </button>
      ))}
      {found !== undefined && found.best.length > 0 && (
        <p>
          {sureness !== undefined && <b>{words[sureness]}</b>}{' '}
          {isThinking.value ? words.triedOf(found.tried, found.of) : words.tried(found.tried)}
        </p>
      )}
      <p class="fine">
        {isThinking.value && words.mayChange} {othersSee.value && words.othersSee} {words.never}
      </p>
    </div>
  );
}
