import type { Said } from '@skerry/engine';
import { wholeDay, withFigure } from '@skerry/speech/de';
import type { puzzle as en } from '../en/puzzle.ts';

export const puzzle: Said<typeof en> = {
  title: 'Rätsel des Tages',
  help: 'Du spielst das ganze Team, und es werden keine Karten gezogen. Eine Lösung ist die kürzeste, aber jede zählt.',
  tryIt: 'Versuchen',
  again: 'Noch einmal ansehen',
  startOver: 'Von vorn beginnen',
  showMe: 'Vormachen',
  notYet: 'Damit wäre der Zug vorbei, und das Rätsel ist noch nicht gelöst. Nimm etwas zurück oder beginne von vorn.',
  solved: (tries) => (tries === 1 ? 'Beim ersten Versuch gelöst.' : `In ${tries} Versuchen gelöst.`),
  solvedShown: 'Gelöst, nachdem du die Lösung gesehen hast.',
  answer: 'Die Lösung',
  move: (name, action) => `${name}: ${action}`,
  share: 'Teilen',
  copyText: 'Als Text kopieren',
  shareTitle: (day) => `Skerry, Rätsel vom ${wholeDay(day)}`,
  streak: (days) => withFigure(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  tomorrow: 'Morgen gibt es ein neues.',
  toDaily: 'Die Aufgaben von heute',
  none: 'Hier gibt es kein Rätsel.',
};
