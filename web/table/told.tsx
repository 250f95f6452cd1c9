/** What is found in a sentence, and how it is set. */
export interface Finding {
  readonly places?: readonly string[] | undefined;
  readonly stress?: RegExp | undefined;
}

const plainly = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One pattern for places, the longest first, and for what matters; nothing where there is nothing to find. */
export function patternFor({ places = [], stress }: Finding): RegExp | undefined {
  const longestFirst = [...places].sort((one, other) => other.length - one.length).map(plainly);
  const parts = [
    ...(places.length > 0 ? [`(?<place>${longestFirst.join('|')})`] : []),
    ...(stress === undefined ? [] : [`(?<stress>${stress.source})`]),
  ];
  return parts.length === 0 ? undefined : new RegExp(parts.join('|'), 'gu');
}

/** A sentence with places in italics, and what matters set apart. */
export function Styled({ sentence, pattern }: { readonly sentence: string; readonly pattern: RegExp | undefined }) {
  if (pattern === undefined) return <>{sentence}</>;
  const parts = [];
  let at = 0;
  for (const { 0: found, index, groups } of sentence.matchAll(pattern)) {
    const part = groups?.place === undefined ? <b key={index}>{found}</b> : <i key={index}>{found}</i>;
    parts.push(sentence.slice(at, index), part);
    at = index + found.length;
  }
  return (
    <>
      {parts}
      {sentence.slice(at)}
    </>
  );
}

export interface ToldProps {
  readonly sentence: string;
  /** Of the seat whose mark stands before it: it is heard, but need not be seen again. */
  readonly name: string | undefined;
  readonly pattern: RegExp | undefined;
}

/** A sentence of the log: no name beside its own mark. */
export function Told({ sentence, name, pattern }: ToldProps) {
  const isNamed = name !== undefined && name !== '' && sentence.startsWith(`${name} `);
  const rest = isNamed ? sentence.slice(name.length + 1) : sentence;
  return (
    <span>
      {isNamed && <span class="visually-hidden">{name} </span>}
      <Styled sentence={rest} pattern={pattern} />
    </span>
  );
}
