import { command, flag } from '@skerry/cli/command';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@skerry/engine';

/** How much of a part a language has, and which files lack how much. */
interface Share {
  readonly part: string;
  readonly has: number;
  readonly of: number;
  readonly lacks: { readonly [file: string]: number };
}

/** `scripts/languages.mjs`. */
interface Sources {
  sharesOf(language: Language): readonly Share[];
}

/** Where more files than this lack something, their number will do. */
const NAMED = 8;

export const languages = command({
  name: 'languages',
  summary: 'list what each language has and lacks',
  operands: [],
  options: { json: flag('print it as JSON') },
  notes: ['See docs/translate.md for how to add a language.'],
  examples: ['languages'],
  async run({ values }, home) {
    // It reads the sources with the tools of the checks, which are not built in.
    const sources: Sources = await import(new URL('scripts/languages.mjs', home).href);
    const all = LANGUAGES.map((language) => ({ language, parts: sources.sharesOf(language) }));
    const lines = all.flatMap(({ language, parts }) => [...linesOf(language, parts), '']);
    process.stdout.write(values.json ? `${JSON.stringify(all, null, 2)}\n` : lines.join('\n'));
    return 0;
  },
});

function linesOf(language: Language, parts: readonly Share[]): string[] {
  const whole = parts.filter(({ has, of }) => has === of);
  const rest = parts.filter(({ has, of }) => has < of);
  const width = Math.max(...rest.map(({ part }) => part.length));
  return [
    `${LANGUAGE_NAMES[language]} (${language})`,
    `  has ${rest.length === 0 ? `all ${whole.length} parts` : whole.map(({ part }) => part).join(', ') || 'nothing'}`,
    ...rest.map(({ part, of, lacks }) => {
      const files = Object.entries(lacks);
      const lacking = files.reduce((sum, [, n]) => sum + n, 0);
      const named = files.map(([file, n]) => (n > 1 ? `${file} (${n})` : file)).join(', ');
      return `  lacks ${part.padEnd(width)}  ${lacking} of ${of}${files.length > NAMED ? '' : `: ${named}`}`;
    }),
  ];
}
