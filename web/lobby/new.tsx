import './lobby.css';
import { type Game, type GameText, OptionError, SeatCountError } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { Choice, OfferButton, Slip, TextField, Tool } from '@skerry/look';
import { LONGEST_NAME, LONGEST_TABLE_NAME, optionWhy, sayTableWhy } from '@skerry/tables';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { HAS_SERVER } from '../address.ts';
import { type LoadedRules, loadRules } from '../game.ts';
import { ApiError, makeTable } from '../live/api.ts';
import { openLocal } from '../local/set-up.ts';
import { OnlinePlay } from '../online/lazy.ts';
import { localTable, newTable, onlineTable, rulesPage, WAYS, type Way } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { Frame } from '../shell/frame.tsx';
import { NotFoundPage } from '../shell/not-found.tsx';
import { refuse } from '../shell/notices.ts';
import { TableWaiting } from '../shell/table-states.tsx';
import { PageTitle } from '../shell/title.tsx';
import { Untranslated } from '../shell/untranslated.tsx';
import { liveWords } from '../words/live.ts';
import { peopleWords, someTableName } from '../words/people.ts';
import { reasonWords } from '../words/reasons.ts';
import { shellWords } from '../words/shell.ts';
import { type Content, ContentField } from './content.tsx';
import { LocalSeats } from './local-seats.tsx';
import { fitting } from './option-values.ts';
import { type Options, OptionsForm } from './options.tsx';
import { crew, nameTrouble, resized, type SeatDraft } from './seat-drafts.ts';
import { lobbyWords } from './words.ts';

export interface NewTablePageProps {
  readonly game: string;
  readonly query: { readonly way?: string };
}

export default function NewTablePage({ game: name, query }: NewTablePageProps) {
  const [rules, setRules] = useState<LoadedRules | 'none'>();
  useEffect(() => {
    // A game without a board is played in the terminal.
    const loading = manifestOf(name)?.board === undefined ? Promise.resolve(undefined) : loadRules(name);
    void loading.then((found) => setRules(found ?? 'none'));
  }, [name]);
  if (rules === undefined) return <TableWaiting />;
  if (rules === 'none') return <NotFoundPage />;
  const way = WAYS.find((each) => each === query.way) ?? 'alone';
  const { game, text } = rules;
  return <NewTable key={way} game={game} text={text.value} way={way} />;
}

interface NewTableProps {
  readonly game: Game;
  readonly text: GameText;
  readonly way: Way;
}

function NewTable({ game, text, way }: NewTableProps) {
  const words = lobbyWords();
  const { route } = useLocation();
  const [tableName, setTableName] = useState(() => someTableName(way === 'alone'));
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() => crew(way, Math.min(3, Math.max(...game.seats))));
  const [options, setOptions] = useState<Options>({});
  const [content, setContent] = useState<Content | undefined>({ bound: game, isOffered: false });
  const [trouble, setTrouble] = useState<string>();

  const start = async (event: Event) => {
    event.preventDefault();
    if (content === undefined) return;
    const { bound, isOffered } = content;
    const wrong = nameTrouble(way === 'friends' ? seats.slice(0, 1) : seats);
    setTrouble(wrong && words[wrong]);
    if (wrong !== undefined) {
      // The error appears at the names, which may be far above the button.
      const form = event.currentTarget as HTMLFormElement;
      const names = [...form.querySelectorAll<HTMLInputElement>('[autocomplete="nickname"], .seats input')];
      (names.find(({ value }) => value.trim() === '') ?? names[0])?.focus();
      return;
    }
    const own = seats.find(({ who }) => who === 'person')?.name.trim() ?? '';
    if (way !== 'pass' && own !== peopleWords().reader) settings.name.value = own;
    const chosen = fitting(game, options, seats.length);
    const name = tableName.trim() || someTableName(way === 'alone');
    try {
      if (way === 'friends') {
        const places = seats.map((_, seat) =>
          seat === 0 ? ({ who: 'me', name: own } as const) : ({ who: 'open' } as const),
        );
        const { pack } = bound;
        const { id } = await makeTable({
          ...{ game: game.name, name, options: chosen, seats: places },
          ...(pack && { pack: isOffered ? pack.hash : pack.whole }),
        });
        route(onlineTable(id));
      } else {
        const local = seats.map(({ who, name, level }) =>
          who === 'bot' ? { who, name, level } : { who, name: name.trim() },
        );
        route(localTable(await openLocal(bound, { name, seats: local, options: chosen })));
      }
    } catch (error) {
      refuse(whyNot(error, text));
    }
  };

  const head = (
    <header class="stack">
      <PageTitle window={words.newTitle(text.title)}>{words.newTitle(text.title)}</PageTitle>
      <p class="cap" lang={text.language}>
        {text.invitation}
      </p>
      <Untranslated game={game.name} />
    </header>
  );
  const ways = (
    <>
      <Choice
        label={words.who}
        value={way}
        options={[
          { value: 'alone', label: words.ways.alone, icon: 'playNow' },
          { value: 'pass', label: words.ways.pass, icon: 'passAndPlay' },
          { value: 'friends', label: words.ways.friends, icon: 'invite' },
        ]}
        onChange={(next) => route(newTable(game.name, next), true)}
      />
      <p class="hint">{words.wayHelp[way]}</p>
    </>
  );
  if (way === 'friends' && !HAS_SERVER)
    return (
      <Frame
        class="new-page"
        where={text.title}
        tools={<Tool icon="rules" label={shellWords().rules} href={rulesPage(game.name)} />}
      >
        <div class="new-table">
          {head}
          <Slip class="lobby-slip">{ways}</Slip>
          <OnlinePlay path={`/new/${game.name}?way=friends`} />
        </div>
      </Frame>
    );
  return (
    <Frame
      class="new-page"
      where={text.title}
      tools={<Tool icon="rules" label={shellWords().rules} href={rulesPage(game.name)} />}
    >
      <form class="new-table" onSubmit={start}>
        {head}
        <Slip class="lobby-slip">
          {ways}
          <Choice
            label={words.howMany}
            value={String(seats.length)}
            options={game.seats.map((count) => ({ value: String(count), label: words.seatCount(count) }))}
            onChange={(count) => setSeats(resized(seats, way, Number(count)))}
          />
          {way === 'friends' ? (
            <TextField
              label={words.yourName}
              value={seats[0]!.name}
              error={trouble}
              maxLength={LONGEST_NAME}
              autocomplete="nickname"
              onInput={(name) => setSeats([{ ...seats[0]!, name }, ...seats.slice(1)])}
            />
          ) : (
            <LocalSeats seats={seats} onChange={setSeats} />
          )}
          {way !== 'friends' && trouble !== undefined && (
            <p class="reason" role="alert">
              {trouble}
            </p>
          )}
          <TextField
            label={words.tableName}
            value={tableName}
            maxLength={LONGEST_TABLE_NAME}
            autocomplete="off"
            onInput={setTableName}
          />
        </Slip>
        <div class="row wrap new-start">
          {way === 'friends' && <p class="cap">{words.openHelp}</p>}
          <OfferButton
            go
            submit
            icon="playNow"
            label={way === 'friends' ? words.openTable : words.start}
            why={content === undefined ? words.packComing : undefined}
          />
        </div>
        <Slip class="lobby-slip new-options" title={words.options} note={words.defaultsKept}>
          {game.packs && <ContentField game={game} text={text} onChange={setContent} />}
          <OptionsForm
            game={content?.bound ?? game}
            text={text}
            names={way === 'friends' ? seats.map(() => '') : seats.map(({ name }) => name)}
            options={options}
            onChange={setOptions}
          />
        </Slip>
      </form>
    </Frame>
  );
}

function whyNot(error: unknown, text: GameText): string {
  if (error instanceof ApiError) return error.answered ? error.message : shellWords().noServer;
  if (error instanceof OptionError || error instanceof SeatCountError)
    return sayTableWhy(reasonWords(), optionWhy(error), text);
  return liveWords().shelfClosed;
}
