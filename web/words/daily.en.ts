import { intl } from './intl.ts';

const { count, number } = intl('en');
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const daily = {
  title: 'The daily island',
  link: 'Daily island',
  help: 'One island of each size a day, the same for everybody: the same villages, the same cards. Your first game of an island counts; after it you may play it again for fun. It works without a network too.',
  date: (day: string) => long.format(new Date(day)),
  shortDate: (day: string) => short.format(new Date(day)),
  table: (island: string, day: string) => `${island}, ${short.format(new Date(day))}`,
  play: 'Play',
  goOn: 'Play on',
  again: 'Play it again for fun',
  look: 'Look at the game',
  begun: 'Your game is waiting.',
  waiting: 'You have not played it yet.',
  points: (total: number) => count(total, { one: '# point', other: '# points' }),
  share: 'Share',
  copyText: 'Copy as text',
  shareTitle: (day: string) => `Skerry, the island of ${long.format(new Date(day))}`,
  shareLine: (island: string, sentence: string) => `${island}: ${sentence}`,
  games: (games: number) => count(games, { one: '# game counted so far.', other: '# games counted so far.' }),
  noGames: 'No game counted so far.',
  first: 'You are the first today.',
  better: (percent: number) => `Better than ${number(percent)}% of the others.`,
  histogram: (from: number, to: number, games: number) =>
    `${from} to ${to} points: ${count(games, { one: '# game', other: '# games' })}`,
  histogramTitle: 'Points of everybody',
  yours: 'yours',
  notCounted: 'Your points are kept on this device. They are counted as soon as the server answers.',
  noStanding: 'The server does not answer, so the others are not shown.',
  anonymous: 'Counted without a name: the server keeps only the points.',
  history: 'Your islands',
  noHistory: 'Your results gather here, on this device only.',
  streak: 'Days in a row',
  best: (island: string) => `Best on ${island}`,
  mean: (island: string) => `Mean on ${island}`,
  islands: 'Islands',
  day: 'Day',
  none: 'no game',
  toDaily: 'To the daily island',
};
