import { playMatch } from '@skerry/bots';
import { open, openingFacts, outcome, record, view, writeRecord } from '@skerry/engine';
import { DEFAULT_LEVEL } from '@skerry/tables';
import { command, flag, SKERRY, text } from './command.ts';
import { writeFileWell } from './files.ts';
import { EXAMPLE } from './games.ts';
import { loadGameWith, PACK_OPTION } from './packs.ts';
import { paintFor, printLines } from './paint.ts';
import {
  BOTS_OPTION,
  botSeedOf,
  botWords,
  LANG_OPTION,
  readBots,
  readLanguage,
  readSetting,
  SETTING_OPTIONS,
  settingWords,
} from './setting.ts';
import { SpokenStory, widthOf } from './story.ts';
import { botName, WORDS } from './words.ts';

/** Milliseconds per line, for reading. The bots think meanwhile. */
const READING = 90;

export const watch = command({
  name: 'watch',
  summary: 'watch bots play one game, narrated',
  operands: ['<game>'],
  options: {
    bots: BOTS_OPTION,
    ...SETTING_OPTIONS,
    pack: PACK_OPTION,
    lang: LANG_OPTION,
    save: text('FILE', 'save the game’s record'),
    fast: flag('don’t pause between moves'),
  },
  examples: [`watch ${EXAMPLE}`, `watch ${EXAMPLE} --seats 4 --bots fierce --lang fr --save game.json`],
  async run({ values, positionals }) {
    const language = readLanguage(values.lang);
    const loaded = await loadGameWith(positionals[0] ?? '', values.pack, language);
    const { game, botProfile } = loaded;
    const setting = readSetting(loaded, values, language);
    const levels = readBots(values.bots, setting.seats, DEFAULT_LEVEL);
    const names = levels.map((_, seat) => botName(seat));
    const words = WORDS[language];
    const paint = paintFor(process.stdout);
    const story = new SpokenStory({ loaded, language, names, paint, width: widthOf(process.stdout), pictures: true });
    const start = open(game, setting);
    const reader = new Reader(process.stdout.isTTY === true && !values.fast);

    const crew = words.crew(
      names,
      levels.map((level) => words.levels[level]),
    );
    reader.tell(['', ...story.title(), '', crew, words.seed(setting.seed), '']);
    reader.tell(story.opening(openingFacts(start), view(start, 'watcher').state));
    const { table } = playMatch({
      game,
      botProfile,
      ...setting,
      levels,
      botSeed: botSeedOf(setting.seed),
      now: () => performance.now(),
      onPlayed(table, played) {
        const { state } = view(table, 'watcher');
        const facts = played.entry === undefined ? [] : played.facts;
        for (const told of facts) reader.tell(story.entry([told], state, outcome(table)));
      },
    });
    const withPack = values.pack === undefined ? '' : ` --pack ${values.pack}`;
    const next = [
      [words.seeAgain, `${SKERRY} watch ${game.name} --bots ${botWords(levels)} ${settingWords(setting)}${withPack}`],
      [words.playYourself, `${SKERRY} play ${game.name}${withPack}`],
      [words.runTests, 'npm test'],
    ];
    const { state } = view(table, 'watcher');
    const end = outcome(table);
    reader.tell(['', ...story.picture(state), ...(end === undefined ? [] : story.result(end, state)), '']);
    reader.tell([...next.map(([what, how]) => `${what} ${paint.key(how ?? '')}`), '']);
    if (values.save !== undefined) {
      await writeFileWell(values.save, writeRecord(record(table)));
      process.stdout.write(`${words.saved(values.save)}\n`);
    }
    return 0;
  },
});

class Reader {
  private readonly waits: boolean;
  private ready = 0;

  constructor(waits: boolean) {
    this.waits = waits;
  }

  tell(lines: readonly string[]): void {
    if (this.waits) sleep(this.ready - performance.now());
    printLines(lines);
    this.ready = performance.now() + READING;
  }
}

function sleep(milliseconds: number): void {
  if (milliseconds > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
