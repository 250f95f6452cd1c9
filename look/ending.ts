/** What the pictures of results have in common. */

/** These tokens of the page as they are now, in the theme of the page: a picture carries its colours with it. */
export function pictureInk(tokens: readonly string[]): { readonly [property: string]: string } {
  const page = getComputedStyle(document.documentElement);
  const values = tokens.map((token) => [`--${token}`, page.getPropertyValue(`--${token}`)]);
  return Object.fromEntries(values);
}

/** Lines of at most `letters` letters. */
export function wrapped(sentence: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Long names are set closer, never cut: for a text of a given width, with letters of about a given size. */
export const squeezed = (
  name: string,
  room: number,
  letter: number,
): { readonly textLength?: number; readonly lengthAdjust?: 'spacingAndGlyphs' } =>
  name.length * letter > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
