/** Finds names of places in a sentence, the longest first. */
export function placesIn(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
}

export interface ToldProps {
  readonly sentence: string;
  /** Of the seat whose mark stands before it: it is heard, but need not be seen again. */
  readonly name: string | undefined;
  readonly places: RegExp | undefined;
}

/** A sentence of the log: places in italics, no name beside its own mark. */
export function Told({ sentence, name, places }: ToldProps) {
  const isNamed = name !== undefined && name !== '' && sentence.startsWith(`${name} `);
  const rest = isNamed ? sentence.slice(name.length + 1) : sentence;
  const parts = places === undefined ? [rest] : rest.split(places);
  return (
    <span>
      {isNamed && <span class="visually-hidden">{name} </span>}
      {parts.map((part, n) => (n % 2 === 1 ? <i key={n}>{part}</i> : part))}
    </span>
  );
}
