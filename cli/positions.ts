import { existsSync } from 'node:fs';
import {
  checkPosition,
  type Game,
  inLanguage,
  type Language,
  type Position,
  type PositionFault,
  type PositionKit,
  type ReadPosition,
  readJson,
  sayPositionFault,
  type Table,
  tableAt,
} from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { Failure, text } from './command.ts';
import { readFileWell } from './files.ts';
import { botName, WORDS } from './words.ts';

export const POSITION_OPTION = text('FILE|TEXT', 'begin with a position; docs/positions.md describes how to write one');

export const positionText = async (given: string): Promise<string> => (existsSync(given) ? readFileWell(given) : given);

/** A table at a position, which is JSON or the text form of its game. Throws a `Failure` with every fault. */
export async function tableOf(game: Game, text: string, language: Language, seed?: string): Promise<Table> {
  const kit = await manifestOf(game.name)?.position?.();
  if (kit === undefined) throw new Failure(WORDS[language].positions.notHere(game.name));
  const read = readPosition(text, game, kit);
  const faults = read.position === undefined ? read.faults : checkPosition(game, read.position, kit.rules);
  if (read.position === undefined || faults.some(({ blocks }) => blocks))
    throw new Failure([WORDS[language].positions.unusable, ...(await said(faults, kit, language))].join('\n'));
  return tableAt(game, read.position, seed === undefined ? {} : { seed });
}

/** The check comes next. */
function readPosition(text: string, game: Game, kit: PositionKit): ReadPosition | { readonly position: Position } {
  if (!text.trimStart().startsWith('{')) return kit.read(text, game);
  try {
    return { position: readJson(text) as Position };
  } catch {
    return { faults: [{ fault: 'unreadable', blocks: true, place: '', text: text.slice(0, 20) }] };
  }
}

async function said(faults: readonly PositionFault[], kit: PositionKit, language: Language): Promise<string[]> {
  const words = await inLanguage(language, kit.words)();
  const names = Array.from({ length: 8 }, (_, seat) => botName(seat));
  return faults.map((fault) => `  ${sayPositionFault(language, fault, words, { names })}`);
}
