import { withFigure } from '@skerry/speech/en';

export const rules = {
  title: (game: string) => `Rules of ${game}`,
  find: 'Search the rules',
  found: (n: number) => withFigure(n, { one: '# rule', other: '# rules' }),
  none: 'No rule matches these words.',
  link: (rule: string) => `Link to rule ${rule}`,
  opening: 'Opening the rules',
  noGame: 'There is no game of that name here.',
  home: 'Go to the home page',
};
