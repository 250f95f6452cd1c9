import { withFigure } from '@skerry/speech/en';

export const rules = {
  title: (game: string) => `Rules of ${game}`,
  pages: 'Pages of the rules',
  all: 'Rules by number',
  find: 'Search the rules',
  found: (n: number) => withFigure(n, { one: '# rule', other: '# rules' }),
  none: 'No rule matches these words.',
  link: (rule: string) => `Link to rule ${rule}`,
  opening: 'Opening the rules',
  noGame: 'There is no game of that name here.',
  origins: 'Whose rules are these?',
  marks: { R: 'Rulebook', P: 'Public pages', M: 'Remembered', J: 'Ours' },
  meanings: {
    R: 'The rulebook says it, or it follows from it.',
    P: 'A rule of the base game that public pages describe. Worth checking if you own the box.',
    M: 'A rule of the base game as we remember it; no page was found. Check these first.',
    J: 'Our own ruling, number or card text, where nothing was to be found.',
  },
  whose: { R: 'From the rulebook.', P: 'From public pages.', M: 'From memory.', J: 'Our ruling.' },
  gap: {
    R: 'A number or a gap in it: from the rulebook.',
    P: 'A number or a gap in it: from public pages.',
    M: 'A number or a gap in it: from memory.',
    J: 'A number or a gap in it: ours.',
  },
  home: 'Go to the home page',
};
