import {
  bindPack,
  type GameRecord,
  isObject,
  record,
  replay,
  SkerryError,
  stateHashes,
  tableFromView,
  type View,
  writeRecord,
} from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { type FaultReport, readFaultReport } from '@skerry/tables/fault';
import { command, Failure, text } from './command.ts';
import { readFileWell, writeFileWell } from './files.ts';
import { GAMES, type LoadedGame, loadGame } from './games.ts';
import { paintFor, printLines } from './paint.ts';
import { onRecord } from './records.ts';
import { positionLines } from './replay.ts';
import { LANG_OPTION, readLanguage } from './setting.ts';
import { SpokenStory, widthOf } from './story.ts';
import { botName } from './words.ts';

export const report = command({
  name: 'report',
  summary: 'replay a fault report from the menu of a table, or turn it into a test',
  operands: ['<file>'],
  options: {
    golden: text(
      'FILE',
      'write the game with the hash of every position: games/<game>/test/reported/<name>.json is tested',
    ),
    lang: LANG_OPTION,
  },
  notes: [
    'The file is the one that “Report a fault” saves, or the text of an issue with the report in it.',
    'A report from a game in progress with friends holds only what its sender could see: it is shown, but cannot become a test.',
  ],
  examples: ['report fault.json', 'report fault.json --golden games/pebbles/test/reported/stuck.json'],
  async run({ values, positionals }) {
    const language = readLanguage(values.lang);
    const found = readFaultReport(await readFileWell(positionals[0] ?? ''));
    const loaded = await gameOf(found);
    printLines([...about(found), '']);
    if (found.record === undefined) {
      if (values.golden !== undefined)
        throw new Failure('This report holds one view of a game in progress. A test needs the whole game.');
      printLines(viewLines(found, loaded, language));
      return 0;
    }
    const written = found.record;
    const states = onRecord(() => stateHashes(loaded.game, written));
    printLines([`The game replays: ${written.entries.length} moves.`, '']);
    const at = Math.min(found.at, written.entries.length);
    const table = onRecord(() => replay(loaded.game, written, at));
    printLines(positionLines(table, storyOf(loaded, language, written), loaded, language));
    if (values.golden !== undefined) {
      const kept = { ...record(replay(loaded.game, written)), states };
      await writeFileWell(values.golden, writeRecord(kept));
      printLines(['', `Written to ${values.golden}.`]);
    }
    return 0;
  },
});

async function gameOf({ game, rules, record, pack }: FaultReport): Promise<LoadedGame> {
  if (manifestOf(game) === undefined || (record !== undefined && record.game !== game)) {
    throw new Failure(
      `This is a report about "${game}", which this version doesn’t support. Supported: ${GAMES.join(', ')}.`,
    );
  }
  const loaded = await loadGame(game);
  if (rules !== loaded.game.version) {
    throw new Failure(
      `This report is about version ${rules} of the rules, and this program plays version ${loaded.game.version}. Use a program of that time.`,
    );
  }
  const content = record?.pack ?? pack;
  return content === undefined ? loaded : loaded.bound(bindPack(loaded.game, content));
}

function about({
  program,
  game,
  made,
  seat,
  at,
  where,
  browser,
  screen,
  settings,
  note,
  errors,
}: FaultReport): string[] {
  const chosen = Object.entries(settings).filter(([, value]) => !isObject(value));
  return [
    ...(note === '' ? [] : [...note.split('\n'), '']),
    `Skerry ${program}, ${game}, on a ${where}, ${made}`,
    `Seat ${seat}, page ${at}`,
    `${browser}, ${screen}`,
    ...(chosen.length === 0 ? [] : [chosen.map(([name, value]) => `${name}: ${value}`).join(', ')]),
    ...errors.flatMap(({ ago, message }) => [`${ago} s before:`, ...message.split('\n').map((line) => `  ${line}`)]),
  ];
}

function storyOf(
  loaded: LoadedGame,
  language: ReturnType<typeof readLanguage>,
  written: Pick<GameRecord, 'seats' | 'names'>,
) {
  const names = Array.from({ length: written.seats }, (_, seat) => written.names?.[seat] || botName(seat));
  const paint = paintFor(process.stdout);
  return new SpokenStory({ loaded, language, names, paint, width: widthOf(process.stdout), pictures: true });
}

/** A view from elsewhere may hold anything: what the game cannot make sense of is the file's fault. */
function viewLines({ view }: FaultReport, loaded: LoadedGame, language: ReturnType<typeof readLanguage>): string[] {
  const { state } = view as View;
  if (!loaded.game.seats.includes(state.seats))
    throw new Failure('This fault report is damaged: nobody can be at its table.');
  try {
    const table = tableFromView(loaded.game, view as View);
    return positionLines(table, storyOf(loaded, language, state), loaded, language);
  } catch (error) {
    if (error instanceof SkerryError) throw error;
    throw new Failure('This fault report is damaged: its position makes no sense in this game.');
  }
}
