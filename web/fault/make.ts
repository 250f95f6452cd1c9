import type { GameRecord } from '@skerry/engine';
import { FAULT_FORMAT, type FaultReport, withoutAddresses, withoutNames } from '@skerry/tables/fault';
import { settings } from '../settings/settings.ts';
import { fetchRecord } from '../table/sheets/result/record.ts';
import type { TableModel } from '../table/table-model.ts';
import { lastErrors } from './errors.ts';

/** Set by the build. */
declare const __PROGRAM__: string;

/** As many pages before the one that is shown are told, where the whole game may not be. */
const FEW = 5;

/** A report on what this table shows: of a game in progress with others, only what this seat knows. */
export async function makeReport(
  model: TableModel,
  { note, named }: { readonly note: string; readonly named: boolean },
): Promise<FaultReport> {
  const { playback, game, local } = model;
  const record = await wholeGame(model);
  const { name, version, pack } = game.game;
  const at = playback.at.peek();
  const { width, height } = document.documentElement.getBoundingClientRect();
  return {
    skerry: 'fault',
    format: FAULT_FORMAT,
    program: __PROGRAM__,
    game: name,
    rules: version,
    made: new Date().toISOString(),
    note: note.trim(),
    seat: playback.looking.peek(),
    at,
    where: local ? 'device' : 'server',
    browser: navigator.userAgent,
    screen: `${Math.round(width)} × ${Math.round(height || innerHeight)}`,
    settings: chosenSettings(),
    errors: lastErrors().map((error) => ({
      ...error,
      message: named ? error.message : nameless(model, error.message),
    })),
    ...(record === undefined
      ? { ...seen(model, at), ...(pack && { pack: pack.whole }) }
      : { record: named ? record : withoutNames(record) }),
  };
}

/** Where that tells nobody's secrets: the game is over, hides nothing, or has only one person. */
async function wholeGame({ game, live, local, playback }: TableModel): Promise<GameRecord | undefined> {
  const { id = '', stage, seats = [] } = live.info.peek() ?? {};
  const isOver = stage === 'over';
  if (!isOver && !local) return undefined;
  const found = await fetchRecord(game, id, local).catch(() => undefined);
  if (found === undefined || found.version !== game.game.version) return undefined;
  const people = seats.filter(({ who, standIn }) => who === 'person' || standIn).length;
  const isOwn = playback.ownSeats.peek().length > 0 && people <= 1;
  return isOver || isOwn || found.holdsSecrets === undefined ? found : undefined;
}

function seen({ playback }: TableModel, at: number): Pick<FaultReport, 'view' | 'facts'> {
  const pages = playback.pages.peek();
  const facts = Array.from({ length: FEW }, (_, n) => pages.at(at - FEW + 1 + n)?.facts ?? []);
  return { view: { seat: playback.looking.peek(), state: playback.page.peek().state }, facts };
}

function chosenSettings(): FaultReport['settings'] {
  const { language, theme, motion, contrast, sound, asking, pace } = settings;
  return {
    ...{ language: language.peek(), theme: theme.peek(), motion: motion.peek(), contrast: contrast.peek() },
    ...{ sound: sound.peek(), asking: asking.peek(), pace: pace.peek() },
    hints: settings.hints.peek().join(' '),
  };
}

/** Names that got into the message of an error. */
function nameless({ live, playback }: TableModel, message: string): string {
  const names = [...playback.seats.peek().map(({ name }) => name), live.info.peek()?.name ?? ''];
  return withoutAddresses(
    names.filter((name) => name !== '').reduce((text, name) => text.replaceAll(name, '…'), message),
  );
}
