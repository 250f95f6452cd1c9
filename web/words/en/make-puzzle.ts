import { count, withFigure } from '@skerry/speech/en';

export const makePuzzle = {
  title: 'Make a puzzle of it',
  goal: 'What has to be done',
  looking: 'Looking for goals…',
  noGoals: 'There is no goal for a puzzle in this position.',
  searching: (positions: number) =>
    `Trying every move… ${withFigure(positions, { one: '# position', other: '# positions' })} so far.`,
  possible: (moves: number) => `It can be done. The shortest way has ${count(moves, 'move')}.`,
  impossible: 'It can’t be done before chance decides.',
  unproved: 'There are too many ways to try them all, so the puzzle is marked as unproved.',
  onlyWay: 'There is no other way as short.',
  otherWays: (ways: number) => `There ${ways === 1 ? 'is' : 'are'} ${count(ways, 'other way')} as short.`,
  howHard: (found: number, tries: number) => `Calm bots found a way in ${found} of ${tries} tries.`,
  hints: 'Hints',
  hintsHow: 'One sentence a line; the reader sees them one at a time.',
  link: 'Link to the puzzle',
  linkHolds: 'The position is inside the link. The server keeps nothing.',
  tooLong: 'With these hints the link is too long. Shorten them.',
  failed: 'The search has failed. The position is unchanged.',

  sentTitle: 'A puzzle for you',
  sentHelp: 'You play the whole team, and no cards are drawn.',
  isUnproved: 'Nobody has proved that it can be done.',
  solved: (tries: number) => (tries === 1 ? 'Solved on the first try.' : `Solved in ${tries} tries.`),
  hint: 'Hint',
  noAnswer: 'No answer was found.',
  broken: 'This link holds no puzzle that Skerry can read. Ask for it again.',
};
