import { asRecord, cleanName, type GameRecord, isObject, readJson, SkerryError, type View } from '@skerry/engine';
import {
  FAULT_FORMAT,
  type FaultReport,
  LARGEST_REPORT,
  LONGEST_ERROR,
  LONGEST_NOTE,
  MOST_ERRORS,
  type PageError,
} from './report.ts';

/** The file is no report, or one that somebody has changed. */
export class FaultReportError extends SkerryError {
  override readonly name = 'FaultReportError';
}

type Parts = { readonly [part: string]: unknown };

const isParts = (value: unknown): value is Parts => isObject(value);

/** Reads a report from anywhere: also out of the text of an issue. Throws a `FaultReportError` with a sentence. */
export function readFaultReport(text: string): FaultReport {
  if (text.length > LARGEST_REPORT) throw new FaultReportError('This file is too large to be a fault report.');
  const parts = partsIn(text);
  if (parts.skerry !== 'fault') throw new FaultReportError('This is not a fault report of Skerry.');
  if (parts.format !== FAULT_FORMAT) {
    throw new FaultReportError(`This fault report has another format than ${FAULT_FORMAT}, the one known here.`);
  }
  const record: GameRecord | undefined = parts.record === undefined ? undefined : asRecord(parts.record);
  const view = parts.view === undefined ? undefined : viewIn(parts.view);
  if ((record === undefined) === (view === undefined)) throw broken('it needs either a record or a view');
  return {
    skerry: 'fault',
    format: FAULT_FORMAT,
    program: textIn(parts, 'program', 40),
    game: textIn(parts, 'game', 60),
    rules: numberIn(parts, 'rules'),
    made: textIn(parts, 'made', 40),
    note: textIn(parts, 'note', LONGEST_NOTE),
    seat: parts.seat === 'watcher' ? 'watcher' : numberIn(parts, 'seat'),
    at: numberIn(parts, 'at'),
    where: parts.where === 'server' ? 'server' : 'device',
    browser: textIn(parts, 'browser', 400),
    screen: textIn(parts, 'screen', 40),
    settings: isParts(parts.settings) ? (parts.settings as FaultReport['settings']) : {},
    errors: errorsIn(parts.errors),
    ...(record && { record }),
    ...(view && { view }),
    ...(Array.isArray(parts.facts) && { facts: parts.facts as NonNullable<FaultReport['facts']> }),
    ...(isParts(parts.pack) && { pack: parts.pack as unknown as NonNullable<FaultReport['pack']> }),
  };
}

const broken = (what: string): FaultReportError => new FaultReportError(`This fault report is damaged: ${what}.`);

function partsIn(text: string): Parts {
  // An issue holds the report between fences.
  const [, fenced] = /```json\r?\n([^`]*)\r?\n```/.exec(text) ?? [];
  try {
    const value = readJson(fenced ?? text);
    if (isParts(value)) return value;
  } catch {
    // It says so below.
  }
  throw new FaultReportError('This is not a fault report: it is not JSON, or it was cut off.');
}

function textIn(parts: Parts, name: string, longest: number): string {
  const value = parts[name];
  if (typeof value !== 'string') throw broken(`"${name}" is missing`);
  return value
    .split('\n')
    .map((line) => cleanName(line))
    .join('\n')
    .slice(0, longest);
}

function numberIn(parts: Parts, name: string): number {
  const value = parts[name];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw broken(`"${name}" is not a whole number`);
}

function errorsIn(value: unknown): readonly PageError[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isParts)
    .slice(0, MOST_ERRORS)
    .map((error) => ({ ago: numberIn(error, 'ago'), message: textIn(error, 'message', LONGEST_ERROR) }));
}

function viewIn(value: unknown): View {
  if (!isParts(value) || !isParts(value.state)) throw broken('its view has no position');
  const { seats, agenda } = value.state;
  if (typeof seats !== 'number' || !Array.isArray(agenda)) throw broken('its view has no position');
  const seat = value.seat === 'watcher' ? 'watcher' : numberIn(value, 'seat');
  if (seat !== 'watcher' && seat >= seats) throw broken('its seat is not at the table');
  return { seat, state: value.state as View['state'] };
}
