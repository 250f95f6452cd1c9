/** Deeper than any record, pack or message of ours. */
const DEEPEST = 64;

/**
 * Parses JSON from elsewhere. Throws a `SyntaxError` for text that is not JSON, and for JSON nested so deeply that code which
 * walks it could overflow the stack.
 */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`it is nested more than ${DEEPEST} levels deep`);
  return JSON.parse(text);
}

/** Whether JSON is nested more deeply than anything of ours. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let n = 0; n < text.length; n++) {
    const sign = text.charCodeAt(n);
    if (isString) {
      if (sign === BACKSLASH) n++;
      else if (sign === QUOTE) isString = false;
    } else if (sign === QUOTE) isString = true;
    else if (sign === BRACKET || sign === BRACE) {
      if (++depth > DEEPEST) return true;
    } else if (sign === BRACKET + 2 || sign === BRACE + 2) depth--;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
