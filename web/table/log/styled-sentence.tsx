import { tableWords } from '../words.ts';

export interface Finding {
  readonly places?: readonly string[] | undefined;
  readonly stress?: RegExp | undefined;
}

const plainly = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One pattern for places, longest first, and for stressed words; undefined if there is nothing to find. */
export function patternFor({ places = [], stress }: Finding): RegExp | undefined {
  const longestFirst = [...places].sort((one, other) => other.length - one.length).map(plainly);
  const parts = [
    ...(places.length > 0 ? [`(?<place>${longestFirst.join('|')})`] : []),
    ...(stress === undefined ? [] : [`(?<stress>${stress.source})`]),
  ];
  return parts.length === 0 ? undefined : new RegExp(parts.join('|'), 'gu');
}

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

/** A sentence split in three: the middle part is the name that the player's mark stands for. */
export function withoutName(sentence: string, name: string, owner: Owner): readonly [string, string, string] {
  const first = [name, owner.first(name)].map((words) => `${words} `).find((words) => sentence.startsWith(words));
  const later = ` ${owner.later(name)}`;
  const start = first === undefined ? sentence.search(new RegExp(`${plainly(later)}(?!\\p{L})`, 'u')) : 0;
  if (start < 0) return [sentence, '', ''];
  const end = start + (first ?? later).length;
  return [sentence.slice(0, start), sentence.slice(start, end), sentence.slice(end)];
}

export interface StyledSentenceProps {
  readonly sentence: string;
  /** The name of the seat whose mark is before the sentence: read out, but not shown. */
  readonly name: string | undefined;
  readonly pattern: RegExp | undefined;
}

/** A sentence of the log: no name beside its own mark. */
export function StyledSentence({ sentence, name, pattern }: StyledSentenceProps) {
  const [before, heard, after] = name ? withoutName(sentence, name, tableWords().owner) : [sentence, '', ''];
  return (
    <span>
      <Styled sentence={before} pattern={pattern} />
      {heard !== '' && <span class="visually-hidden">{heard}</span>}
      <Styled sentence={after} pattern={pattern} />
    </span>
  );
}
