import { SeatMark } from '@skerry/look';
import { lineHead, type NodeId, pageOf } from '@skerry/tables/study';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { curveNodes } from './curve.tsx';
import { dealtOf, hasChance, type SaidMoves } from './said-moves.ts';
import type { StudyState } from './study-state.ts';
import { rowsOf, type TreeRow } from './tree-rows.ts';
import { studyWords } from './words.ts';
import { RowWorth, sayWorth } from './worth-figure.tsx';
import type { Worths } from './worths.ts';

export interface TreeProps {
  readonly state: StudyState;
  readonly said: SaidMoves;
  readonly worths: Worths;
}

/** The game and the lines beside it: one row for each move. */
export function LinesTree({ state, said, worths }: TreeProps) {
  const words = studyWords();
  const root = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<NodeId>>(new Set());
  const [opened, setOpened] = useState<NodeId | undefined>(undefined);
  const study = state.study.value;
  const at = state.at.value;
  const top = opened !== undefined && lineHead(study, opened) === opened ? opened : undefined;
  const rows = useMemo(() => rowsOf({ study, at, unfolded, root: top }), [study, at, unfolded, top]);
  useLayoutEffect(() => {
    const row = root.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    row?.scrollIntoView({ block: 'nearest' });
    if (root.current?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [at, rows]);
  useEffect(() => {
    const shown = rows.flatMap((row) => (row.kind === 'node' ? [row.id] : []));
    worths.want([...new Set([at, ...shown, ...curveNodes(study, at)])]);
  }, [rows, at]);
  const press = (row: TreeRow): void => {
    if (row.kind === 'node') state.goTo(row.id);
    else if (row.kind === 'deeper') setOpened(row.line.nodes[0]);
    else setUnfolded(new Set([...unfolded, ...firstAndLast(row.nodes)]));
  };
  return (
    <>
      {top !== undefined && (
        <button class="link study-whole" type="button" onClick={() => setOpened(undefined)}>
          {words.wholeTree}
        </button>
      )}
      <div ref={root} class="study-tree" role="tree" aria-label={words.lines}>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} state={state} said={said} worths={worths} onPress={() => press(row)} />
        ))}
      </div>
    </>
  );
}

/** As many rows of a long fold open at its ends. */
const UNFOLDED = 12;

const firstAndLast = (nodes: readonly NodeId[]): readonly NodeId[] =>
  nodes.length <= 3 * UNFOLDED ? nodes : [...nodes.slice(0, UNFOLDED), ...nodes.slice(-UNFOLDED)];

const keyOf = (row: TreeRow): string =>
  row.kind === 'node' ? row.id : row.kind === 'fold' ? `fold ${row.nodes[0]}` : `deeper ${row.line.nodes[0]}`;

interface RowProps extends TreeProps {
  readonly row: TreeRow;
  readonly onPress: () => void;
}

function Row({ row, state, said, worths, onPress }: RowProps) {
  const isAt = row.kind === 'node' && row.id === state.at.value;
  const { spoken, content } = useRow(row, state, said);
  const worth = row.kind === 'node' ? sayWorth(worths, row.id) : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the page handles the keys of the tree.
    <div
      class="row study-row"
      role="treeitem"
      aria-level={row.level + 1}
      aria-posinset={row.nth}
      aria-setsize={row.of}
      aria-selected={isAt}
      aria-expanded={row.kind === 'node' ? undefined : false}
      aria-label={worth === undefined ? spoken : `${spoken}, ${worth}`}
      data-node={row.kind === 'node' ? row.id : undefined}
      data-kind={row.kind}
      tabIndex={isAt || row.kind !== 'node' ? 0 : -1}
      onClick={onPress}
    >
      <Rails row={row} state={state} />
      {content}
      {row.kind === 'node' && <RowWorth row={row} state={state} worths={worths} />}
    </div>
  );
}

function useRow(row: TreeRow, state: StudyState, said: SaidMoves) {
  const words = studyWords();
  const study = state.study.value;
  if (row.kind === 'deeper') {
    const spoken = words.deeper(row.line.letter);
    return { spoken, content: <span class="study-say">{spoken}</span> };
  }
  if (row.kind === 'fold') {
    const isGame = row.line.level === 0;
    const spoken = (isGame ? words.moreSteps : words.moreMoves)(row.nodes.length);
    return { spoken, content: <span class="study-say study-more">{spoken}</span> };
  }
  const { id, line, isHead } = row;
  const { seat, sentence, brought } = said.at(study, id);
  const page = pageOf(id);
  const dealt = dealtOf(study, id);
  const about = [
    page !== undefined && (id === state.at.value || page === study.from) && page > 0 && words.step(page),
    isHead && (line.name === undefined ? words.line(line.letter) : words.lineNamed(line.letter, line.name)),
    brought,
    dealt && words.dealt[dealt],
  ].filter((each): each is string => typeof each === 'string');
  const nth = line.nodes.indexOf(id) + 1;
  const where = page === undefined ? words.lineMove(line.letter, nth) : `${words.game}, ${words.step(page)}`;
  const who = seat === undefined ? undefined : state.names[seat];
  const kind = hasChance(study, id) ? words.chance : page === undefined ? words.tried : words.played;
  const spoken = [where, kind, who, sentence, brought, dealt && words.dealt[dealt]].filter(Boolean).join(', ');
  return {
    spoken,
    content: (
      <span class="study-say" lang={state.game.text.value.language}>
        <span class="study-move">
          {seat !== undefined && <SeatMark seat={seat} size={14} />} {sentence}
        </span>
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </span>
    ),
  };
}

/** Pixels between two columns, and from the edge to the middle of the first. */
const STEP = 22;
const FIRST = 14;
const HEIGHT = 44;
const xOf = (level: number): number => FIRST + level * STEP;

/** The strokes of the lines, and the sign of the move. */
function Rails({ row, state }: { readonly row: TreeRow; readonly state: StudyState }) {
  const own = row.level;
  const middle = HEIGHT / 2;
  const x = xOf(own);
  return (
    <svg class="study-rails" width={xOf(own) + 16} height={HEIGHT} aria-hidden="true">
      {row.rails.map(({ level, above, below }) => {
        const from = above && !(row.bends && level === own) ? 0 : middle;
        const to = below ? HEIGHT : middle;
        return from === to ? null : (
          <path key={level} class="study-line" data-level={Math.min(level, 2)} d={`M${xOf(level)} ${from}V${to}`} />
        );
      })}
      {row.bends && (
        <path
          class="study-line"
          data-level={Math.min(own, 2)}
          d={`M${x - STEP} 0C${x - STEP} ${middle} ${x} 4 ${x} ${middle}`}
        />
      )}
      <Sign row={row} state={state} x={x} />
    </svg>
  );
}

function Sign({ row, state, x }: { readonly row: TreeRow; readonly state: StudyState; readonly x: number }) {
  const y = HEIGHT / 2;
  if (row.kind !== 'node') return <circle class="study-sign" data-sign="fold" cx={x} cy={y} r="3" />;
  const study = state.study.value;
  const { id } = row;
  if (id === state.at.value) return <circle class="study-sign" data-sign="now" cx={x} cy={y} r="9" />;
  if (hasChance(study, id))
    return (
      <g class="study-sign" data-sign="chance">
        <circle cx={x} cy={y} r="8" />
        <path d={`M${x - 5} ${y + 1}q2.5 -4 5 0t5 0`} />
      </g>
    );
  if (pageOf(id) !== undefined) return <circle class="study-sign" data-sign="played" cx={x} cy={y} r="6.5" />;
  return <path class="study-sign" data-sign="tried" d={`M${x} ${y - 8}L${x + 8} ${y}L${x} ${y + 8}L${x - 8} ${y}Z`} />;
}
