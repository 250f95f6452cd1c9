import './hint.css';
import { WHISKER } from '@skerry/bots';
import { AMOUNTS } from '@skerry/bots/amounts';
import { sayMove } from '@skerry/bots/say-move';
import type { GameText, Merit, Move } from '@skerry/engine';
import { Tool } from '@skerry/look';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import { patternFor, Styled } from '../../table/log/styled-sentence.tsx';
import type { TableModel } from '../../table/table-model.ts';
import { whenOnline } from '../../table/when-online.ts';
import { adviceWords, hintWords } from '../words.ts';
import { surenessOf } from './confidence.ts';
import { reasonOf } from './reason.ts';

export function HintSlip({ model, onLook }: { readonly model: TableModel; readonly onLook?: () => void }) {
  const words = adviceWords();
  const { hint } = model.hints;
  return (
    <section class="column slip hint-slip" aria-label={hintWords().hint}>
      <header class="panel-head">
        <h2>{hintWords().hint}</h2>
        <small>{hint.value?.unit === 'points' ? words.points : words.chance}</small>
        <Tool icon="close" label={words.close} quiet hotkey="H" onClick={model.hints.closeHint} />
      </header>
      <HintRows model={model} {...(onLook && { onLook })} />
    </section>
  );
}

/** What actions are good for in this game, once loaded. */
function useMerit(text: GameText): Merit | undefined {
  const [known, setKnown] = useState<{ readonly merit: Merit; readonly text: GameText }>();
  useEffect(() => {
    let isGone = false;
    if (text.merit !== undefined)
      void whenOnline(text.merit).then(
        (merit) => !isGone && setKnown({ merit, text }),
        // Without it, the slip names the moves planned next, or compares.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [text]);
  return known?.text === text ? known.merit : undefined;
}

export function HintRows({ model, onLook }: { readonly model: TableModel; readonly onLook?: () => void }) {
  const words = adviceWords();
  const { hint, isThinking, row, othersSee } = model.hints;
  const found = hint.value;
  const figures = AMOUNTS[settings.language.value];
  const { text, telling } = model.acting.scene.value;
  const most = found?.unit === 'points' ? Math.max(1, ...found.best.map(({ worth }) => worth.mean)) * 1.1 : 1;
  const part = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / most))}%`;
  const sureness = isThinking.value ? undefined : found && surenessOf(found);
  const { board } = model.game;
  const merit = useMerit(text);
  const places = useMemo(() => patternFor({ places: board.places?.(model.acting.scene.peek()) }), [text]);
  const play = (move: Move) => {
    model.hints.play(move);
    onLook?.();
  };
  return (
    <div class="hint-body" aria-live="polite" aria-busy={isThinking.value}>
      {found === undefined && <p class="hint">{words.thinking}</p>}
      {found?.best.length === 0 && <p class="hint">{found.only === undefined ? words.nothing : words.onlyOne}</p>}
      {found?.only && (
        <div class="row hint-line">
          <p class="grow">
            <Styled sentence={sayMove(hintWords(), text, found.only, telling)} pattern={places} />
          </p>
          {model.hints.mayPlay(found.only) && (
            <Tool icon="play" label={words.play} quiet onClick={() => play(found.only!)} />
          )}
        </div>
      )}
      {found?.best.map(({ moves, worth }, n) => (
        <div key={n} class="row hint-line">
          <button
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
              {moves[0] && <Styled sentence={sayMove(hintWords(), text, moves[0], telling)} pattern={places} />}
              <small>
                {isThinking.value ? (
                  words.firstGuess
                ) : (
                  <Styled sentence={reasonOf(model, merit, found, n)} pattern={places} />
                )}
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
          {moves[0] && model.hints.mayPlay(moves[0]) && (
            <Tool icon="play" label={words.playNth(n + 1)} quiet onClick={() => play(moves[0]!)} />
          )}
        </div>
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
