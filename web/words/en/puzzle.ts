import { wholeDay, withFigure } from '@skerry/speech/en';

export const puzzle = {
  title: 'Puzzle of the day',
  help: 'You play the whole team, and no cards are drawn. One solution is the shortest, but any solution counts.',
  tryIt: 'Try it',
  again: 'Look at it again',
  startOver: 'Start over',
  showMe: 'Show me',
  notYet: 'That would end the turn, and the puzzle isn’t solved yet. Undo, or start over.',
  solved: (tries: number) => (tries === 1 ? 'Solved on the first try.' : `Solved in ${tries} tries.`),
  solvedShown: 'Solved after seeing the answer.',
  answer: 'The answer',
  move: (name: string, action: string) => `${name}: ${action}`,
  share: 'Share',
  copyText: 'Copy as text',
  shareTitle: (day: string) => `Skerry puzzle, ${wholeDay(day)}`,
  streak: (days: number) => withFigure(days, { one: '# day in a row', other: '# days in a row' }),
  tomorrow: 'A new one tomorrow.',
  toDaily: 'Today’s challenges',
  none: 'There is no puzzle here.',
};
