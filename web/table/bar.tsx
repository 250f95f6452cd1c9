import { Icon, Tool, Wordmark } from '@skerry/look';
import { hintWords } from '../hint/words.ts';
import { packLabel } from '../pack-label.ts';
import { HOME } from '../routes.ts';
import { isDark, switchLamp } from '../settings/settings.ts';
import type { Desk } from './desk.ts';
import { NextTool } from './fetched.ts';
import { railShows } from './log-slip.tsx';
import { unread } from './unread.ts';
import { sayWhen } from './when.ts';
import { tableWords } from './words.ts';

export function TableBar({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const { text } = desk.scene.value;
  const name = desk.live.info.value?.name ?? '';
  const isOver = desk.outcome.value !== undefined && desk.replayed.value === undefined;
  const canUndo = desk.undoSeat.value !== undefined;
  const waiting = unread(desk);
  const { pack } = desk.game.game;
  const content = pack === undefined ? '' : packLabel(pack);
  const { teaching } = desk;
  const turn = isOver || teaching !== undefined ? '' : sayWhen(desk.turn.value);
  const where = [content, teaching?.title.value ?? name, turn].filter(Boolean);
  return (
    <header class="bar table-bar">
      <a class="bar-home" href={HOME} title={words.tools.home}>
        <Wordmark />
      </a>
      <h1 class="bar-where" title={[text.title, ...where].join(' · ')}>
        <b>{text.title}</b>
        {where.map((each) => (
          <span key={each}> · {each}</span>
        ))}
      </h1>
      <nav class="tools" aria-label={words.menu}>
        {!isOver && desk.replayed.value === undefined && desk.mine.value.length > 0 && (
          <button
            class="tool"
            type="button"
            title={canUndo ? words.undoYes : words.undoNo}
            aria-label={words.tools.undo}
            aria-description={canUndo ? words.undoYes : words.undoNo}
            aria-disabled={!canUndo}
            aria-keyshortcuts="Control+Z"
            onClick={() => desk.undo()}
          >
            <Icon name="undo" size={20} />
            <span class="tool-label">{words.tools.undo}</span>
          </button>
        )}
        {!desk.apart && <NextTool desk={desk} />}
        {desk.hints.isOffered.value && <HintTool desk={desk} />}
        {desk.together.isOffered.value && (
          <Tool icon="point" label={words.signals} hotkey="5" onClick={() => desk.open({ kind: 'signals' })} />
        )}
        <Tool icon="rules" label={words.tools.rules} onClick={() => desk.open({ kind: 'rules' })} />
        {!desk.local && (
          <Tool
            icon="chat"
            label={words.tools.chat}
            badge={waiting}
            badgeLabel={words.unread(waiting)}
            expanded={desk.hasRail.value ? railShows.value === 'chat' : desk.sheet.value?.kind === 'chat'}
            onClick={() => {
              if (desk.hasRail.value) railShows.value = railShows.value === 'chat' ? 'log' : 'chat';
              else desk.open({ kind: 'chat' });
            }}
          />
        )}
        {(desk.hasRail.value || !desk.together.isOffered.value) && (
          <Tool icon="lamp" label={words.tools.lamp} pressed={isDark.value} onClick={switchLamp} />
        )}
        <Tool icon="menu" label={words.tools.menu} quiet onClick={() => desk.open({ kind: 'menu' })} />
      </nav>
    </header>
  );
}

/** Asks what a strong bot would do; where that is not allowed, a touch says why. */
function HintTool({ desk }: { readonly desk: Desk }) {
  const words = hintWords();
  const { whyNot, isOpen, toggle } = desk.hints;
  const why = whyNot.value === undefined ? undefined : words[whyNot.value];
  const press = () => {
    toggle();
    if (isOpen.peek() && !desk.hasRail.peek()) desk.open({ kind: 'hint' });
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
