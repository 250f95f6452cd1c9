import { inLanguage, isObject, packName, printable, sayFault, takePack } from '@skerry/engine';
import { command, Failure } from './command.ts';
import { loadGame } from './games.ts';
import { readPack } from './packs.ts';
import { printLines } from './paint.ts';
import { LANG_OPTION, readLanguage } from './setting.ts';
import { WORDS } from './words.ts';

export const content = command({
  name: 'content',
  summary: 'check a content pack and list what differs from the built-in content, or print that',
  operands: ['<game>', '[file]'],
  options: { lang: LANG_OPTION },
  notes: [
    'See docs/content-packs.md for how to make one. Exit code 1 if the pack cannot be used.',
    'Without a file it prints the built-in content, to begin with.',
  ],
  examples: ['content <game> my-islands.json', 'content <game> > my-islands.json'],
  async run({ values, positionals }) {
    const language = readLanguage(values.lang);
    const { game, text } = await loadGame(positionals[0] ?? '');
    const { of, pack: words } = WORDS[language];
    if (game.packs === undefined) throw new Failure(words.notExchanged(inLanguage(language, text).title));
    const [, file] = positionals;
    if (file === undefined) {
      process.stdout.write(`${JSON.stringify(game.packs.builtIn, null, 2)}\n`);
      return 0;
    }
    const pack = await readPack(file, language);
    const faults = game.packs.check(pack);
    if (faults.length > 0) {
      write([words.unusable, ...faults.map((fault) => `  ${sayFault(inLanguage(language, text), fault)}`)]);
      return 1;
    }
    const { whole } = takePack(game, pack).pack ?? { whole: game.packs.builtIn };
    const { name, version, hash } = packName(whole);
    const changed = differences(game.packs.builtIn, whole).map(
      ({ place, before, after }) =>
        `  ${of(place, `${shown(before, words.nothing)} → ${shown(after, words.nothing)}`)}`,
    );
    write([words.usable(name, version), words.hash(hash), words.differs(changed.length), ...changed]);
    return 0;
  },
});

const write = (lines: readonly string[]): void => printLines(lines.map(printable));

interface Difference {
  readonly place: string;
  readonly before: unknown;
  readonly after: unknown;
}

function differences(before: unknown, after: unknown, place = ''): Difference[] {
  const within = (key: string): string => (place === '' ? key : `${place}.${key}`);
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], within(key)),
    );
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, n) =>
      differences(before[n], after[n], `${place}[${n}]`),
    ).flat();
  return before === after ? [] : [{ place, before, after }];
}

const shown = (value: unknown, nothing: string): string => (value === undefined ? nothing : JSON.stringify(value));
