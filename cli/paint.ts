import { styleText } from 'node:util';
import { printable } from '@skerry/engine';

export interface Paint {
  heading(text: string): string;
  quiet(text: string): string;
  /** What the game itself did. */
  sea(text: string): string;
  /** What can be typed. */
  key(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

const plain = (text: string): string => text;

const PLAIN: Paint = { heading: plain, quiet: plain, sea: plain, key: plain, good: plain, bad: plain };

const COLOURED: Paint = {
  heading: (text) => styleText('bold', text),
  quiet: (text) => styleText('dim', text),
  sea: (text) => styleText('cyan', text),
  key: (text) => styleText('yellow', text),
  good: (text) => styleText('green', styleText('bold', text)),
  bad: (text) => styleText('red', styleText('bold', text)),
};

/** Plain where nobody looks, or by `NO_COLOR`. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return stream.isTTY && !process.env.NO_COLOR && stream.hasColors() ? COLOURED : PLAIN;
}

export const printLines = (lines: readonly string[]): void =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** Lines after the first are indented further. Colours must be added afterwards. */
export function wrap(text: string, width: number, margin: string): string {
  const lines: string[] = [];
  let line = margin;
  for (const [place, word] of text.split(' ').entries()) {
    if (place > 0 && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${margin}  ${word}`;
    } else line += place === 0 ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
