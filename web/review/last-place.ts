/** The last place that a sentence names: a move from one place to another ends at the other. */
export function lastPlaceIn(sentence: string, places: readonly string[]): string | undefined {
  let found: { readonly place: string; readonly end: number } | undefined;
  for (const place of places) {
    const at = sentence.lastIndexOf(place);
    if (at < 0) continue;
    const end = at + place.length;
    // Of names that end together the longer one is meant: Port Royal, not Royal.
    if (found === undefined || end > found.end || (end === found.end && place.length > found.place.length))
      found = { place, end };
  }
  return found?.place;
}
