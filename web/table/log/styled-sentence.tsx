import { tableWords } from '../words.ts';

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

type Owner = ReturnType<typeof tableWords>['owner'];

/** A sentence in three parts: the middle one names whoever its mark stands for. */
export function withoutName(sentence: string, name: string, owner: Owner): readonly [string, string, string] {
  const first = [name, owner.first(name)].map((words) => `${words} `).find((words) => sentence.startsWith(words));
  const later = ` ${owner.later(name)}`;
  const start = first === undefined ? sentence.search(new RegExp(`${plainly(later)}(?!\\p{L})`, 'u')) : 0;
  if (start < 0) return [sentence, '', ''];
  const end = start + (first ?? later).length;
  return [sentence.slice(0, start), sentence.slice(start, end), sentence.slice(end)];
}

export interface ToldLineProps {
  readonly sentence: string;
  /** Of the seat whose mark stands before it: it is heard, but need not be seen again. */
  readonly name: string | undefined;
  readonly pattern: RegExp | undefined;
}

/** A sentence of the log: no name beside its own mark. */
export function ToldLine({ sentence, name, pattern }: ToldLineProps) {
  const [before, heard, after] = name ? withoutName(sentence, name, tableWords().owner) : [sentence, '', ''];
  return (
    <span>
      <Styled sentence={before} pattern={pattern} />
      {heard !== '' && <span class="visually-hidden">{heard}</span>}
      <Styled sentence={after} pattern={pattern} />
    </span>
  );
}
