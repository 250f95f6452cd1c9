import {
  asks,
  choices,
  inLanguage,
  isLimit,
  type Language,
  length,
  outcome,
  record,
  sayAction,
  sayAsk,
  sayDoubt,
  type Table,
  verify,
  view,
} from '@skerry/engine';
import { command, Failure, flag, readNumber, text } from './command.ts';
import type { LoadedGame } from './games.ts';
import { paintFor, printLines } from './paint.ts';
import { type RecordPage, readPages } from './record-pages.ts';
import { loadRecord, onRecord } from './records.ts';
import { LANG_OPTION, readLanguage } from './setting.ts';
import { SpokenStory, widthOf } from './story.ts';
import { botName, WORDS } from './words.ts';

export const replay = command({
  name: 'replay',
  summary: 'print a recorded game move by move, show one position, or verify its draws',
  operands: ['<file>'],
  options: {
    at: text('N', 'show the position after move N instead'),
    verify: flag('verify that every draw comes from the committed seed; exit code 1 if not'),
    lang: LANG_OPTION,
    json: flag('print JSON for other programs'),
  },
  examples: ['replay game.json', 'replay game.json --at 20', 'replay game.json --verify'],
  async run({ values, positionals }) {
    const language = readLanguage(values.lang);
    const at = values.at === undefined ? undefined : readNumber('--at', values.at, 0);
    const { loaded, written } = await loadRecord(positionals[0] ?? '');
    if (values.verify) {
      const found = onRecord(() => verify(loaded.game, written));
      const honest = found === undefined || isLimit(found);
      const words = WORDS[language];
      if (values.json) process.stdout.write(`${JSON.stringify({ honest, ...found })}\n`);
      else if (found === undefined) process.stdout.write(`${words.honest}\n`);
      else process.stdout.write(`${(honest ? words.honestLimit : words.forged)(sayDoubt(language, found))}\n`);
      return honest ? 0 : 1;
    }
    const { table, pages } = onRecord(() => readPages(loaded.game, written, at));
    if (at !== undefined && at > length(table))
      throw new Failure(`This game has ${length(table)} moves; there is no position after move ${at}.`);
    const names = Array.from({ length: table.seats }, (_, seat) => written.names?.[seat] || botName(seat));
    const paint = paintFor(process.stdout);
    const story = new SpokenStory({ loaded, language, names, paint, width: widthOf(process.stdout), pictures: true });
    if (values.json)
      process.stdout.write(`${JSON.stringify(forMachines(table, pages, story, written.entries.length))}\n`);
    else if (at === undefined) printLines(wholeGame(table, pages, story));
    else {
      const heading = paint.heading(WORDS[language].position(at, written.entries.length));
      printLines([heading, '', ...positionLines(table, story, loaded, language)]);
    }
    return 0;
  },
});

function wholeGame(table: Table, pages: readonly RecordPage[], story: SpokenStory): string[] {
  const chapters = pages.map(({ facts, state, end }, n) =>
    n === 0 ? story.opening(facts, state) : story.entry(facts, state, end),
  );
  const end = outcome(table);
  const result = end === undefined ? [] : story.result(end, view(table, 'watcher').state);
  return [...story.title(), '', ...chapters.flat(), ...result];
}

export function positionLines(table: Table, story: SpokenStory, { text }: LoadedGame, language: Language): string[] {
  const { state } = view(table, 'watcher');
  const end = outcome(table);
  if (end !== undefined) return [...story.picture(state), ...story.result(end, state)];
  const telling = story.telling(state);
  const stops = asks(table)
    .filter(({ must }) => must)
    .flatMap(({ seat }) => {
      const offers = choices(table, seat).filter(({ why }) => why === undefined);
      const words = offers.map(
        ({ action }) => `  ${sayAction(inLanguage(language, text), action, { ...telling, reader: seat })}`,
      );
      return [sayAsk(inLanguage(language, text), seat, telling), ...words];
    });
  return [...story.picture(state), ...stops];
}

function forMachines(table: Table, pages: readonly RecordPage[], story: SpokenStory, of: number): object {
  const { game, version, seats, options, entries } = record(table);
  return {
    game,
    version,
    seats,
    options,
    at: length(table),
    of,
    asks: asks(table),
    outcome: outcome(table) ?? null,
    view: view(table, 'watcher'),
    story: pages.map(({ facts, state }, n) => ({
      ...entries[n - 1],
      sentences: story.sentences(facts, state),
    })),
  };
}
