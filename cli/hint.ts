import { type Hint, hinting, WHISKER } from '@skerry/bots';
import { AMOUNTS } from '@skerry/bots/amounts';
import { awaited, inLanguage, type Language, type Seat, sayAction, sayAsk, type Table, view } from '@skerry/engine';
import { command, Failure, flag, readNumber, text, UsageError } from './command.ts';
import { EXAMPLE, type LoadedGame } from './games.ts';
import { loadGameWith, PACK_OPTION } from './packs.ts';
import { paintFor, printLines, wrap } from './paint.ts';
import { POSITION_OPTION, positionText, tableOf } from './positions.ts';
import { LANG_OPTION, readLanguage } from './setting.ts';
import { SpokenStory, widthOf } from './story.ts';
import { botName, WORDS } from './words.ts';

export const hint = command({
  name: 'hint',
  summary: 'propose the best moves in a position',
  operands: ['<game>'],
  options: {
    position: POSITION_OPTION,
    seat: text('K', 'for this seat, counted from 0 (default: the first that must act)'),
    seed: text('N', 'a whole number; the same seed gives the same hint (default 1)'),
    pack: PACK_OPTION,
    lang: LANG_OPTION,
    json: flag('print JSON for other programs'),
  },
  notes: ['Estimates come from the bots and use only what the seat can know.'],
  examples: [`hint ${EXAMPLE} --position "${EXAMPLE}: seats=2; hands: fire*4 | sandbags"`],
  async run({ values, positionals }) {
    const language = readLanguage(values.lang);
    const loaded = await loadGameWith(positionals[0] ?? '', values.pack, language);
    const seed = readNumber('--seed', values.seed ?? '1', 0, 0x7fffffff);
    if (values.position === undefined) throw new UsageError('--position is missing.');
    const table = await tableOf(loaded.game, await positionText(values.position), language, String(seed));
    const [first = 0] = awaited(table);
    const seat = values.seat === undefined ? first : readNumber('--seat', values.seat, 0, table.seats - 1);
    if (!awaited(table).includes(seat)) throw new Failure(WORDS[language].positions.notAsked(botName(seat)));
    const found = hintFor(loaded, table, seat, seed);
    if (values.json) process.stdout.write(`${JSON.stringify(forMachines(found, seat))}\n`);
    else printLines(told(loaded, table, seat, found, language));
    return 0;
  },
});

function hintFor({ game, botProfile }: LoadedGame, table: Table, seat: Seat, seed: number): Hint {
  const seats = game.team ? Array.from({ length: table.seats }, (_, each) => each) : [seat];
  const steps = hinting({ game, botProfile, view: view(table, seat), seat, seats, seed });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const forMachines = ({ unit, best, only }: Hint, seat: Seat) => ({
  seat,
  unit,
  best: best.map(({ moves, worth }) => ({ moves, mean: worth.mean, margin: WHISKER * worth.error })),
  ...(only && { only }),
});

function told(loaded: LoadedGame, table: Table, seat: Seat, found: Hint, language: Language): string[] {
  const { best, only, unit } = found;
  const names = Array.from({ length: table.seats }, (_, each) => botName(each));
  const [paint, width] = [paintFor(process.stdout), widthOf(process.stdout)];
  const story = new SpokenStory({ loaded, language, names, paint, width, reader: seat, pictures: true });
  const { state } = view(table, seat);
  const telling = story.telling(state);
  const text = inLanguage(language, loaded.text);
  const { of } = WORDS[language];
  const lines = only
    ? [sayAction(text, only.action, telling)]
    : best.map(({ moves, worth }, n) => {
        const [first] = moves;
        const said = first === undefined ? '' : sayAction(text, first.action, telling);
        const { [language]: amounts } = AMOUNTS;
        return of(
          `${n + 1}. ${said}`,
          `${amounts.amount(unit, worth.mean)} (${amounts.doubt(unit, WHISKER * worth.error)})`,
        );
      });
  return [
    ...story.picture(state),
    paint.heading(wrap(sayAsk(text, seat, telling), width, '')),
    ...lines.map((line) => wrap(line, width, '  ')),
  ];
}
