import { type Choice, type GameText, sayAction, sayReason, type TextContext } from '@skerry/engine';
import type { Sketch } from '@skerry/games';
import { type Paint, wrap } from './paint.ts';
import type { TerminalWords } from './words.ts';

/** A group longer than this is folded to its first line. */
const FOLD = 8;

interface Item {
  readonly number: number;
  readonly action: Choice['action'];
  readonly sentence: string;
}

/** Numbered, grouped by kind. */
export class Menu {
  private readonly groups: readonly { readonly act: string; readonly items: readonly Item[] }[];
  private readonly refused: readonly string[];

  constructor(
    choices: readonly Choice[],
    words: TerminalWords,
    text: GameText,
    telling: TextContext,
    where?: Sketch['where'],
  ) {
    const say = (action: Choice['action']): string => {
      const place = where?.(action, telling);
      return sayAction(text, action, telling) + (place === undefined ? '' : ` (${place})`);
    };
    const offers = choices.filter(({ why }) => why === undefined).map(({ action }) => action);
    const kinds = [...new Set(offers.map(({ act }) => act))];
    let number = 0;
    this.groups = kinds.map((act) => ({
      act,
      items: offers
        .filter((action) => action.act === act)
        .map((action) => ({ number: ++number, action, sentence: say(action) })),
    }));
    this.refused = choices.flatMap(({ action, why }) =>
      why === undefined ? [] : [words.of(say(action), sayReason(text, why, telling))],
    );
  }

  get(answer: string): Choice['action'] | undefined {
    const items = this.groups.flatMap((group) => group.items);
    return items.find(({ number }) => String(number) === answer)?.action;
  }

  lines(paint: Paint, words: TerminalWords, width: number): string[] {
    return this.groups.flatMap(({ act, items }, nth) => {
      const gap = nth > 0 && (items.length > 1 || (this.groups[nth - 1]?.items.length ?? 0) > 1) ? [''] : [];
      if (items.length <= FOLD) return [...gap, ...items.map((item) => row(item, paint, width))];
      const [first] = items;
      if (first === undefined) return [];
      return [...gap, row(first, paint, width), `       ${paint.quiet(words.more(items.length - 1, act))}`];
    });
  }

  /** By the word at the folded line. */
  unfold(act: string, paint: Paint, width: number): string[] {
    const group = this.groups.find((each) => each.act.toLowerCase() === act.toLowerCase());
    return group?.items.map((item) => row(item, paint, width)) ?? [];
  }

  reasons(words: TerminalWords, width: number): string[] {
    if (this.refused.length === 0) return [words.nothingRefused];
    return [words.refusedNow, ...this.refused.map((sentence) => wrap(sentence, width, '  '))];
  }
}

function row({ number, sentence }: Item, paint: Paint, width: number): string {
  const numeral = String(number).padStart(4);
  return paint.key(numeral) + wrap(sentence, width, '       ').slice(numeral.length);
}
