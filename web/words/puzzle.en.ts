import { wholeDay, withFigure } from '@skerry/speech/en';

export const puzzle = {
  title: 'Puzzle of the day',
  help: 'You play the whole team, and the sea waits. One way is shorter than all others, but any that gets there counts.',
  tryIt: 'Try it',
  again: 'Look at it again',
  startOver: 'Start over',
  showMe: 'Show me',
  notYet: 'That would end the turn, and the puzzle isn’t solved yet. Undo, or start over.',
  solved: (tries: number) => (tries === 1 ? 'Solved on the first try.' : `Solved on try ${tries}.`),
  solvedShown: 'Solved, after a look at the answer.',
  answer: 'The answer',
  move: (name: string, action: string) => `${name}: ${action}`,
  share: 'Share',
  copyText: 'Copy as text',
  shareTitle: (day: string) => `Skerry, the puzzle of ${wholeDay(day)}`,
  streak: (days: number) => withFigure(days, { one: '# day in a row', other: '# days in a row' }),
  tomorrow: 'Tomorrow there is another one.',
  toDaily: 'All of today',
  none: 'There is no puzzle here.',
};
