import { tableAt } from '@skerry/engine';
import { OfferButton, PanelHead } from '@skerry/look';
import { DEFAULT_LEVEL, GameSession } from '@skerry/tables';
import { useLocation } from 'preact-iso';
import { keepSession } from '../local/set-up.ts';
import { localTable } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import type { Editing } from './editing.ts';
import { setUpWords } from './words.ts';

/** What can be done with the position, once it adds up. */
export function Next({ editing }: { readonly editing: Editing }) {
  const words = setUpWords();
  const { route } = useLocation();
  const open = editing.blocking.value.length;
  const playOn = () =>
    openTable(editing).then(
      (id) => route(localTable(id)),
      (error) => refuse(error instanceof DOMException ? words.notKept : words.notOpened),
    );
  return (
    <section class="slip set-up-next" aria-label={words.next}>
      <PanelHead title={words.next} />
      <div class="stack">
        {open > 0 ? (
          <OfferButton label={words.goOn} why={words.blocked(open)} />
        ) : (
          <OfferButton go icon="playNow" label={words.goOn} onClick={() => void playOn()} />
        )}
      </div>
    </section>
  );
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
  return keepSession(session, { name: setUpWords().tableName(game.text.peek().title), seats });
}
