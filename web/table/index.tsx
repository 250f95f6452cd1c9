import './table.css';
import { Empty, OfferButton, Waiting } from '@skerry/look';
import { useEffect, useMemo } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import type { LoadedGame } from '../game.ts';
import { learnGoOnWords } from '../go-on/words.ts';
import type { LiveTable } from '../live/table/live-table.ts';
import { learnReviewWords } from '../review/words.ts';
import { HOME } from '../routes.ts';
import { TableFrame } from './frame.tsx';
import { Guard } from './guard.tsx';
import { openTableModel, type TableModelExtras } from './table-model.ts';
import { tableWords } from './words.ts';

const ReviewFrame = lazy(async () => {
  const [{ ReviewFrame }] = await Promise.all([import('../review/frame.tsx'), learnReviewWords(), learnGoOnWords()]);
  return ReviewFrame;
});

export interface TablePageProps extends TableModelExtras {
  readonly table: LiveTable;
  readonly game: LoadedGame;
  /** Stored in this browser. */
  readonly local: boolean;
}

export default function TablePage(props: TablePageProps) {
  return (
    <Guard>
      <Way {...props} />
    </Guard>
  );
}

/** The table once connected; before that and after a disconnection, a sentence. */
function Way(props: TablePageProps) {
  const words = tableWords();
  const { table } = props;
  const closing = table.closing.value;
  if (closing !== undefined) {
    const isOld = closing.why.why === 'oldClient';
    const offer = isOld ? (
      <OfferButton label={words.reload} icon="undo" go onClick={() => location.reload()} />
    ) : (
      <OfferButton label={words.closedHome} icon="home" href={HOME} />
    );
    return (
      <main class="centred table-away">
        <Empty drawing="compass" offer={offer}>
          {closing.sentence}
        </Empty>
      </main>
    );
  }
  if (table.history.value === undefined || table.info.value === undefined || table.you.value === undefined) {
    return (
      <main class="centred table-away">
        <Waiting label={words.connecting} />
      </main>
    );
  }
  return <SeatedTable {...props} />;
}

function SeatedTable({ table, game, local, teaching, Aside, apart, record }: TablePageProps) {
  const extras = { teaching, Aside, apart, record };
  const model = useMemo(
    () => openTableModel(table, game, local, extras),
    [table, game, local, teaching, Aside, apart, record],
  );
  useEffect(() => () => model.close(), [model]);
  // There is no review before the game is over.
  if (!model.review.value || table.info.value?.stage !== 'over') return <TableFrame model={model} />;
  return (
    <ErrorBoundary>
      <ReviewFrame model={model} />
    </ErrorBoundary>
  );
}
