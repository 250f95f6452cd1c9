import type { PuzzleBook } from '@skerry/bots/profile';
import { save, tableAt } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { OfferButton, PanelHead } from '@skerry/look';
import { DEFAULT_LEVEL, GameSession } from '@skerry/tables';
import { useState } from 'preact/hooks';
import { lazy, useLocation } from 'preact-iso';
import { keepSession } from '../local/set-up.ts';
import { learnMadeWords } from '../puzzle/made/words.ts';
import { localTable, setUpPage } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { copy } from '../shell/copy.ts';
import { refuse } from '../shell/notices.ts';
import type { Editing } from './editing.ts';
import { setUpWords } from './words.ts';

/** What can be done with the position, once it adds up. */
export function Next({ editing }: { readonly editing: Editing }) {
  const words = setUpWords();
  const { route } = useLocation();
  const open = editing.blocking.value.length;
  const go = (page: Promise<string>) =>
    page.then(
      (address) => route(address),
      (error) => refuse(error instanceof DOMException ? words.notKept : words.notOpened),
    );
  const playOn = () => go(openTable(editing).then((id) => localTable(id)));
  const analyse = () => go(openStudy(editing));
  const copyText = async () => {
    const { game, positions, position } = editing;
    await copy(positions.write(position.peek(), game.game));
  };
  return (
    <section class="slip set-up-next" aria-label={words.next}>
      <PanelHead title={words.next} />
      <div class="stack">
        {open > 0 ? (
          <OfferButton label={words.goOnOrAnalyse} why={words.blocked(open)} />
        ) : (
          <>
            <OfferButton go icon="playNow" label={words.goOn} onClick={() => void playOn()} />
            <OfferButton icon="analysis" label={words.analyse} onClick={() => void analyse()} />
            <MayIOffer editing={editing} />
            <MakeOffer editing={editing} />
            <OfferButton icon="copy" label={words.copyText} onClick={() => void copyText()} />
          </>
        )}
      </div>
    </section>
  );
}

/** Only a game with goals for puzzles offers it. */
function MakeOffer({ editing }: { readonly editing: Editing }) {
  const [book, setBook] = useState<PuzzleBook>();
  const { game, positions, position } = editing;
  const puzzles = manifestOf(game.game.name)?.puzzles;
  if (puzzles === undefined) return null;
  const make = () =>
    Promise.all([puzzles(), learnMadeWords(), MakePuzzle.preload()]).then(
      ([found]) => setBook(found),
      () => refuse(setUpWords().notOpened),
    );
  return (
    <>
      <OfferButton icon="hint" label={setUpWords().makePuzzle} onClick={() => void make()} />
      {book !== undefined && (
        <MakePuzzle
          book={book}
          position={position.value}
          text={positions.write(position.value, game.game)}
          onClose={() => setBook(undefined)}
        />
      )}
    </>
  );
}

function MayIOffer({ editing }: { readonly editing: Editing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OfferButton icon="question" label={setUpWords().mayI} onClick={() => setOpen(true)} />
      {isOpen && <MayI editing={editing} onClose={() => setOpen(false)} />}
    </>
  );
}

const MayI = lazy(async () => (await import('./may-i.tsx')).MayI);
const MakePuzzle = lazy(async () => (await import('../puzzle/made/make.tsx')).MakePuzzle);

async function openStudy({ game, position, telling }: Editing): Promise<string> {
  const { beginStudy, studyPage } = await import('../study/begin.ts');
  const name = setUpWords().tableName(game.text.peek().title);
  const record = { ...save(tableAt(game.game, position.peek())), names: [...telling.peek().names], table: name };
  return studyPage(await beginStudy({ record, page: 0, name, back: setUpPage(game.game.name) }));
}

/** The reader has the seat whose turn it is, bots have the others. */
async function openTable({ game, position, telling }: Editing): Promise<string> {
  const session = GameSession.at(tableAt(game.game, position.peek()));
  const { names } = telling.peek();
  const [own = 0] = session.waitsFor();
  const seats = names.map((name, seat) =>
    seat === own
      ? ({ who: 'person', name: settings.name.peek().trim() || name } as const)
      : ({ who: 'bot', name, level: DEFAULT_LEVEL } as const),
  );
  return keepSession(session, { name: setUpWords().tableName(game.text.peek().title), seats, origin: {} });
}
