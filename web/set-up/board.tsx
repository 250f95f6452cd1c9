import type { Action } from '@skerry/engine';
import { type BoardProps, ChartOfMoment, SeaChart } from '@skerry/look';
import { useMemo } from 'preact/hooks';
import { Guard } from '../table/guard.tsx';
import { dragFrom } from './drag.ts';
import type { Editing } from './editing.ts';
import { thingsAt, thingsOf } from './things-at.ts';
import { setUpWords } from './words.ts';

/** Nothing can be played while a position is set up. */
const UNPLAYED = {
  choices: [],
  chosen: undefined,
  moment: undefined,
  turnFacts: [],
  motion: false,
  hints: new Set<string>(),
  answer: () => undefined,
} satisfies Partial<BoardProps>;

/** The game's own board. What is touched on it is picked, and put where it is touched next. */
export function EditedBoard({ editing }: { readonly editing: Editing }) {
  const words = setUpWords();
  const { board, text } = editing.game;
  const { language } = text.value;
  const below = editing.origin === undefined ? text.value.title : words.from(editing.origin.name);
  const { offers } = editing.editor;
  const state = editing.state.value;
  const seat = editing.seat.value;
  const { content } = editing.game.game;
  // The board finds what is touched by its choices, so they are new only where they differ.
  const choices = useMemo(() => offers?.choices(state, seat, content) ?? UNPLAYED.choices, [state, seat]);
  const answer = (action: Action) => {
    const edit = offers?.edit(action, state, seat, content);
    if (edit !== undefined) editing.turn(edit);
  };
  const touch = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    // Keys and screen readers click the thing itself.
    const things =
      event.detail === 0 ? thingsOf(editing, event.target) : thingsAt(editing, event.clientX, event.clientY);
    event.stopPropagation();
    editing.touch(things);
  };
  const press = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    editing.touch(thingsOf(editing, event.target));
  };
  return (
    <main class="table-chart" id="chart" tabIndex={-1} aria-label={words.board}>
      <SeaChart>
        <Guard>
          <div
            class="table-board"
            lang={language}
            {...(offers === undefined && {
              onClickCapture: touch,
              onKeyDownCapture: press,
              onPointerDownCapture: (event: PointerEvent) =>
                dragFrom(editing, event, thingsAt(editing, event.clientX, event.clientY)),
            })}
          >
            <ChartOfMoment.Provider value={{ title: words.short, below, isSetUp: true }}>
              <board.Board
                {...UNPLAYED}
                choices={choices}
                answer={answer}
                telling={editing.telling.value}
                text={text.value}
              />
            </ChartOfMoment.Provider>
          </div>
        </Guard>
      </SeaChart>
    </main>
  );
}
