// Paths of SVG with whole numbers: on a grid of 512 nobody sees the difference, and they weigh half as much.

/** How many numbers each command takes, and which of them are x or y of a point. */
const TAKES = /** @type {const} */ ({
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  a: 'rraffxy',
  z: '',
});

/** @typedef {keyof typeof TAKES} Command */

/** @param {number} number A half always goes the same way, so that what was symmetrical stays so. */
const whole = (number) => Math.floor(number + 0.5);

/** @param {readonly number[]} numbers */
const written = (numbers) => numbers.join(' ').replace(/ -/g, '-');

/**
 * The same path with every point at the nearest whole place; what is relative is relative to where the rounded path is, so
 * nothing adds up. Radii keep a decimal, and flags and angles stay.
 * @param {string} path
 */
export function roundedPath(path) {
  /** Where the pen is: exactly, rounded, and where its last stroke began. */
  let [x, y, atX, atY] = [0, 0, 0, 0];
  let begun = [0, 0, 0, 0];
  let result = '';
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = /** @type {Command} */ (letter.toLowerCase());
    const isRelative = letter === command;
    const kinds = TAKES[command];
    if (command === 'z') {
      [x = 0, y = 0, atX = 0, atY = 0] = begun;
      result += letter;
      continue;
    }
    const numbers = numbersIn(rest, kinds);
    /** @type {number[]} */
    const rounded = [];
    for (let first = 0; first < numbers.length; first += kinds.length) {
      const [fromX, fromY, fromAtX, fromAtY] = [x, y, atX, atY];
      for (const [n, kind] of [...kinds].entries()) {
        const number = numbers[first + n] ?? 0;
        if (kind === 'x') {
          x = isRelative ? fromX + number : number;
          atX = whole(x);
          rounded.push(isRelative ? atX - fromAtX : atX);
        } else if (kind === 'y') {
          y = isRelative ? fromY + number : number;
          atY = whole(y);
          rounded.push(isRelative ? atY - fromAtY : atY);
        } else rounded.push(kind === 'r' ? Math.round(number * 10) / 10 : number);
      }
      if (command === 'm' && first === 0) begun = [x, y, atX, atY];
    }
    result += letter + written(rounded);
  }
  return result;
}

/**
 * Flags are one digit, and nothing need stand between them and what follows.
 * @param {string} text @param {string} kinds @returns {number[]}
 */
function numbersIn(text, kinds) {
  /** @type {number[]} */
  const numbers = [];
  for (let left = text; ; ) {
    const kind = kinds[numbers.length % kinds.length];
    const [all = '', number] =
      (kind === 'f' ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/i).exec(left) ?? [];
    if (number === undefined) return numbers;
    numbers.push(Number(number));
    left = left.slice(all.length);
  }
}
