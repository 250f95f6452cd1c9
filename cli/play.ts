import { DEFAULT_LEVEL, GameSession, linesOf } from '@skerry/tables';
import { AtTerminal } from './at-terminal.ts';
import { command, Failure, readNumber, text, UsageError } from './command.ts';
import { EXAMPLE, type LoadedGame } from './games.ts';
import { loadGameWith, PACK_OPTION } from './packs.ts';
import { POSITION_OPTION, positionText, tableOf } from './positions.ts';
import { loadRecord, onRecord } from './records.ts';
import { BOTS_OPTION, LANG_OPTION, readBots, readLanguage, readSetting, SETTING_OPTIONS } from './setting.ts';

export const play = command({
  name: 'play',
  summary: 'play in the terminal against (or with) bots',
  operands: ['<game>'],
  options: {
    seat: text('K', 'your seat, counted from 0 (default 0)'),
    bots: { ...BOTS_OPTION, help: `${BOTS_OPTION.help} (default keen)` },
    ...SETTING_OPTIONS,
    pack: PACK_OPTION,
    lang: LANG_OPTION,
    resume: text('FILE', 'resume a saved game'),
    position: POSITION_OPTION,
  },
  notes: ['While you play, "help" lists what you can type.'],
  examples: [
    `play ${EXAMPLE}`,
    `play ${EXAMPLE} --seats 3 --bots calm --lang fr`,
    `play ${EXAMPLE} --position "${EXAMPLE}: seats=2; hands: fire*4 | sandbags"`,
  ],
  async run({ values, positionals }, home) {
    const { resume, seats, option, seed, pack, position } = values;
    const language = readLanguage(values.lang);
    if (resume !== undefined && (seats ?? option ?? seed ?? pack) !== undefined)
      throw new UsageError('A saved game has its own seats, options, seed and pack; give --resume without them.');
    if (position !== undefined && (resume ?? seats ?? option) !== undefined)
      throw new UsageError('A position has its own seats and options; give --position without them.');
    const asked = await loadGameWith(positionals[0] ?? '', pack, language);
    const begun = async (): Promise<GameSession> =>
      position === undefined
        ? GameSession.open(asked.game, readSetting(asked, values, language))
        : GameSession.at(await tableOf(asked.game, await positionText(position), language, seed));
    const { loaded, session } =
      resume === undefined ? { loaded: asked, session: await begun() } : await resumed(asked, resume);
    const seat = readNumber('--seat', values.seat ?? '0', 0, session.head.seats - 1);
    const levels = readBots(values.bots, session.head.seats - 1, DEFAULT_LEVEL);
    return new AtTerminal({ loaded, session, seat, levels, language, home }).play();
  },
});

async function resumed({ game }: LoadedGame, file: string): Promise<{ loaded: LoadedGame; session: GameSession }> {
  const { loaded, written } = await loadRecord(file);
  if (written.seed === undefined)
    throw new Failure(`${file} doesn’t include its seed, so it can be replayed but not resumed.`);
  const { entries, ...head } = written;
  return { loaded, session: onRecord(() => GameSession.load(game, head, linesOf(entries, 0))) };
}
