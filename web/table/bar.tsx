import { Icon, Tool, Wordmark } from '@skerry/look';
import { hintWords } from '../hint/words.ts';
import { HOME } from '../routes.ts';
import { isDark, switchLamp } from '../settings/settings.ts';
import { packLabel } from '../shell/pack-label.ts';
import { NextTool } from './later-parts.ts';
import { railShows } from './log/log-slip.tsx';
import { sayWhen } from './log/say-turn.ts';
import type { TableModel } from './table-model.ts';
import { unread } from './together/unread.ts';
import { tableWords } from './words.ts';

export function TableBar({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const { text } = model.acting.scene.value;
  const name = model.live.info.value?.name ?? '';
  const isOver = model.playback.outcome.value !== undefined && model.playback.replayed.value === undefined;
  const canUndo = model.acting.undoSeat.value !== undefined;
  const waiting = unread(model);
  const { pack } = model.game.game;
  const content = pack === undefined ? '' : packLabel(pack);
  const { teaching } = model;
  const turn = isOver || teaching !== undefined ? '' : sayWhen(model.playback.turn.value);
  const where = [content, teaching?.title.value ?? name, turn].filter(Boolean);
  return (
    <header class="row bar table-bar">
      <a class="bar-home" href={HOME} title={words.tools.home}>
        <Wordmark />
      </a>
      <h1 class="cut bar-where" title={[text.title, ...where].join(' · ')}>
        <b>{text.title}</b>
        {where.map((each) => (
          <span key={each}> · {each}</span>
        ))}
      </h1>
      <nav class="tools" aria-label={words.menu}>
        {/* Placed before the other tools, so that they keep their positions when it appears. */}
        {model.layout.kind.value !== 'narrow' && model.acting.redoSeat.value !== undefined && (
          <Tool icon="redo" label={words.tools.redo} hotkey="Control+Shift+Z" onClick={model.acting.redo} />
        )}
        {!isOver && model.playback.replayed.value === undefined && model.playback.ownSeats.value.length > 0 && (
          <button
            class="tool"
            type="button"
            title={canUndo ? words.undoYes : words.undoNo}
            aria-label={words.tools.undo}
            aria-description={canUndo ? words.undoYes : words.undoNo}
            aria-disabled={!canUndo}
            aria-keyshortcuts="Control+Z"
            onClick={() => model.acting.undo()}
          >
            <Icon name="undo" size={20} />
            <span class="tool-label">{words.tools.undo}</span>
          </button>
        )}
        {!model.apart && <NextTool model={model} />}
        {model.hints.isOffered.value && <HintTool model={model} />}
        {model.together.isOffered.value && (
          <Tool icon="point" label={words.signals} hotkey="5" onClick={() => model.sheets.open({ kind: 'signals' })} />
        )}
        <Tool icon="rules" label={words.tools.rules} onClick={() => model.sheets.open({ kind: 'rules' })} />
        {!model.local && (
          <Tool
            icon="chat"
            label={words.tools.chat}
            badge={waiting}
            badgeLabel={words.unread(waiting)}
            expanded={
              model.layout.hasRail.value ? railShows.value === 'chat' : model.sheets.current.value?.kind === 'chat'
            }
            onClick={() => {
              if (model.layout.hasRail.value) railShows.value = railShows.value === 'chat' ? 'log' : 'chat';
              else model.sheets.open({ kind: 'chat' });
            }}
          />
        )}
        {(model.layout.hasRail.value || !model.together.isOffered.value) && (
          <Tool icon="lamp" label={words.tools.lamp} pressed={isDark.value} onClick={switchLamp} />
        )}
        <Tool icon="menu" label={words.tools.menu} quiet onClick={() => model.sheets.open({ kind: 'menu' })} />
      </nav>
    </header>
  );
}

/** Asks for a strong bot's move; where hints are not allowed, pressing it explains why. */
function HintTool({ model }: { readonly model: TableModel }) {
  const words = hintWords();
  const { whyNot, isOpen, toggle } = model.hints;
  const why = whyNot.value === undefined ? undefined : words[whyNot.value];
  const press = () => {
    toggle();
    if (isOpen.peek() && !model.layout.hasRail.peek()) model.sheets.open({ kind: 'hint' });
  };
  return (
    <button
      class="tool"
      type="button"
      title={why ?? words.hint}
      aria-label={words.hint}
      aria-description={why}
      aria-disabled={why !== undefined}
      aria-expanded={isOpen.value}
      aria-keyshortcuts="H"
      onClick={press}
    >
      <Icon name="hint" size={20} />
      <span class="tool-label">{words.hint}</span>
    </button>
  );
}
