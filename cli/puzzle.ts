import { goalsAt, type MadePuzzle, makingPuzzle } from '@skerry/bots';
import { inLanguage, type Language, sayAction, type Table, view } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { command, Failure, flag, readNumber, text, UsageError } from './command.ts';
import { EXAMPLE, type LoadedGame } from './games.ts';
import { loadGameWith, PACK_OPTION } from './packs.ts';
import { printLines, wrap } from './paint.ts';
import { POSITION_OPTION, positionText, tableOf } from './positions.ts';
import { Progress } from './progress.ts';
import { LANG_OPTION, readLanguage } from './setting.ts';
import { widthOf } from './story.ts';
import { botName, WORDS } from './words.ts';

export const puzzle = command({
  name: 'puzzle',
  summary: 'look for puzzles in a position: each goal, its shortest way, and how hard it is',
  operands: ['<game>'],
  options: {
    position: POSITION_OPTION,
    tries: text('N', 'how often calm bots try each goal (default 20)'),
    seed: text('N', 'a whole number; the same seed gives the same tries (default 1)'),
    pack: PACK_OPTION,
    lang: LANG_OPTION,
    json: flag('print JSON for other programs'),
  },
  notes: ['A good puzzle has only one shortest way. All moves are searched until chance decides.'],
  examples: [`puzzle ${EXAMPLE} --position "${EXAMPLE}: seats=2; hands: fire*2 | fire*2; pawns: CS CS"`],
  async run({ values, positionals }) {
    const language = readLanguage(values.lang);
    const loaded = await loadGameWith(positionals[0] ?? '', values.pack, language);
    const { game, botProfile } = loaded;
    const words = WORDS[language].positions;
    const tries = readNumber('--tries', values.tries ?? '20', 0, 10_000);
    const seed = readNumber('--seed', values.seed ?? '1', 0, 0x7fffffff);
    if (values.position === undefined) throw new UsageError('--position is missing.');
    const book = await manifestOf(game.name)?.puzzles?.();
    if (book === undefined) throw new Failure(words.noPuzzles(game.name));
    const table = await tableOf(game, await positionText(values.position), language, String(seed));
    const maker = { game, botProfile, book };
    const goals = goalsAt(maker, table);
    const progress = new Progress(game.name, goals.length * Math.max(1, tries));
    const made: MadePuzzle[] = [];
    for (const [n, goal] of goals.entries()) {
      const steps = makingPuzzle(maker, table, goal, { tries, seed });
      let step = steps.next();
      for (; !step.done; step = steps.next()) progress.show(n * Math.max(1, tries) + step.value.tries);
      made.push(step.value);
    }
    progress.clear();
    if (values.json) process.stdout.write(`${JSON.stringify(made)}\n`);
    else if (made.length === 0) printLines([words.noGoals]);
    else
      for (const each of made)
        printLines([
          inLanguage(language, book.ask)(each.goal),
          ...proof(loaded, table, each, language).map((line) => wrap(line, widthOf(process.stdout), '  ')),
        ]);
    return 0;
  },
});

function proof(
  { game, text }: LoadedGame,
  table: Table,
  { ways, found, tries }: MadePuzzle,
  language: Language,
): string[] {
  const { [language]: all } = WORDS;
  const { positions: words, of } = all;
  if (ways === undefined) return [words.unproved];
  const [first, ...others] = ways;
  if (first === undefined) return [words.impossible];
  const names = Array.from({ length: table.seats }, (_, seat) => botName(seat));
  const telling = { state: view(table, 'watcher').state, names, content: game.content };
  return [
    words.possible(first.length),
    ...first.map(({ seat, action }) => of(botName(seat), sayAction(inLanguage(language, text), action, telling))),
    others.length === 0 ? words.onlyWay : words.otherWays(others.length),
    ...(tries > 0 ? [words.howHard(found, tries)] : []),
  ];
}
