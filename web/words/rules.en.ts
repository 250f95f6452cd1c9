import { intl } from './intl.ts';

const { count } = intl('en');

export const rules = {
  title: (game: string) => `Rules of ${game}`,
  find: 'Search the rules',
  found: (n: number) => count(n, { one: '# rule', other: '# rules' }),
  none: 'No rule has these words.',
  link: (rule: string) => `Link to rule ${rule}`,
  opening: 'Opening the rules',
  noGame: 'There is no such game here, so there are no rules of it either.',
  home: 'To the home page',
};
