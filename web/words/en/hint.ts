import { figure, small } from '@skerry/speech/en';

export const hint = {
  hint: 'Hint',
  failed: 'Couldn’t find a hint. Your game is safe.',
  notYourTurn: 'You can ask for a hint when it’s your turn to choose.',
  rivals: 'Hints are off: the host hasn’t allowed them at this table.',
  daily: 'No hints on the daily island until your result has been counted.',
  nth: (nth: number) => `hint ${figure(nth)}`,
  /** Another player's move. */
  by: (name: string, move: string) => `${name}: ${small(move)}`,
  you: 'you',
};
