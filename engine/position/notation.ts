import type { PositionFault } from './faults.ts';

/**
 * The text of a position: parts with a name and a colon, one per line or with semicolons between them.
 *
 *     hands: fire fire sandbags | water*3   two rows; the second has three of a kind
 *     agenda: actions(left=2 flown)         a word with named values and a mark
 */
export interface Section {
  readonly name: string;
  readonly rows: readonly (readonly Node[])[];
}

/** A word, a group in brackets, or both: `actions(left=2)`. */
export interface Node {
  /** Before an equals sign. */
  readonly name?: string;
  readonly word: string;
  readonly times: number;
  readonly inner?: readonly Node[];
  /** For faults: `hands[3]`. */
  readonly place: string;
}

const LONGEST = 20_000;
const DEEPEST = 8;
/** A word may be repeated so often. */
export const MOST_TIMES = 200;

export function parse(text: string, faults: PositionFault[]): Section[] {
  const sections: Section[] = [];
  if (text.length > LONGEST) faults.push({ fault: 'tooLarge', blocks: true, place: '' });
  else for (const { name, body } of piecesOf(text, faults)) sections.push({ name, rows: rowsOf(body, name, faults) });
  return sections;
}

/** A piece without a name of its own goes on with the one before. */
function piecesOf(text: string, faults: PositionFault[]): { readonly name: string; body: string }[] {
  const pieces: { readonly name: string; body: string }[] = [];
  for (const line of text.split(/[\n;]/)) {
    const piece = line.replace(/#.*$/, '').trim();
    const [, name, body = ''] = /^([\p{L}\p{N}_-]{1,40})\s*:(.*)$/u.exec(piece) ?? [];
    const last = pieces.at(-1);
    if (name !== undefined) pieces.push({ name, body });
    else if (last !== undefined) last.body += ` ${piece}`;
    else if (piece !== '') unreadable(piece, '', faults);
  }
  return pieces;
}

function unreadable(text: string, place: string, faults: PositionFault[]): void {
  faults.push({ fault: 'unreadable', blocks: true, place, text: text.slice(0, 40) });
}

function rowsOf(body: string, name: string, faults: PositionFault[]): Node[][] {
  const tokens = body.match(/[()|=]|[^\s()|=]+/g) ?? [];
  const rows: Node[][] = [[]];
  let at = 0;
  let count = 0;
  while (at < tokens.length && faults.length === 0) {
    if (tokens[at] === '|') {
      rows.push([]);
      at++;
    } else rows.at(-1)!.push(node(`${name}[${++count}]`, 0));
  }
  return rows;

  function node(place: string, depth: number): Node {
    const first = tokens[at++]!;
    if (first === '(') return { word: '', times: 1, inner: inner(place, depth), place };
    if (/^[)|=]$/.test(first)) return failed(first, place);
    if (tokens[at] === '=') {
      at++;
      if (at >= tokens.length) return failed(`${first}=`, place);
      return { ...node(`${place}.${first.slice(0, 40)}`, depth), name: first };
    }
    const [, word = first, times = '1'] = /^(.+)\*(\d{1,3})$/.exec(first) ?? [];
    if (tokens[at] === '(') {
      at++;
      return { word, times: Number(times), inner: inner(place, depth), place };
    }
    return { word, times: Math.min(Number(times), MOST_TIMES), place };
  }

  function inner(place: string, depth: number): Node[] {
    const found: Node[] = [];
    if (depth === DEEPEST) return [failed('(', place)];
    while (at < tokens.length && tokens[at] !== ')' && faults.length === 0)
      found.push(node(`${place}[${found.length + 1}]`, depth + 1));
    if (tokens[at] !== ')' && faults.length === 0) failed('(', place);
    at++;
    return found;
  }

  function failed(token: string, place: string): Node {
    unreadable(token, place, faults);
    return { word: '', times: 1, place };
  }
}
