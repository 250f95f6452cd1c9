import type { Said } from '@skerry/engine';
import { withFigure } from '@skerry/speech/de';
import type { makePuzzle as en } from '../en/make-puzzle.ts';

const moves = { one: '# Zug', other: '# Züge' } as const;

export const makePuzzle: Said<typeof en> = {
  title: 'Ein Rätsel daraus machen',
  goal: 'Was gelingen soll',
  looking: 'Ziele werden gesucht…',
  noGoals: 'In dieser Stellung gibt es kein Ziel für ein Rätsel.',
  searching: (positions) =>
    `Alle Züge werden probiert… Bisher ${withFigure(positions, { one: '# Stellung', other: '# Stellungen' })}.`,
  possible: (count) => `Es geht. Der kürzeste Weg hat ${withFigure(count, moves)}.`,
  impossible: 'Es geht nicht, bevor der Zufall entscheidet.',
  unproved: 'Es gibt zu viele Wege, um alle zu probieren. Das Rätsel gilt als unbewiesen.',
  onlyWay: 'Kein anderer Weg ist so kurz.',
  otherWays: (ways) =>
    ways === 1
      ? 'Ein anderer Weg ist genauso kurz.'
      : `${withFigure(ways, { one: '# anderer Weg', other: '# andere Wege' })} sind genauso kurz.`,
  howHard: (found, tries) => `Gelassene Bots haben in ${found} von ${tries} Versuchen einen Weg gefunden.`,
  hints: 'Hinweise',
  hintsHow: 'Ein Satz pro Zeile. Man sieht sie nacheinander.',
  link: 'Link zum Rätsel',
  linkHolds: 'Die Stellung steckt im Link. Der Server speichert nichts.',
  tooLong: 'Mit diesen Hinweisen ist der Link zu lang. Kürze sie.',
  failed: 'Die Suche ist fehlgeschlagen. Die Stellung ist unverändert.',

  sentTitle: 'Ein Rätsel für dich',
  sentHelp: 'Du spielst das ganze Team, und es werden keine Karten gezogen.',
  isUnproved: 'Niemand hat bewiesen, dass es geht.',
  solved: (tries) => (tries === 1 ? 'Beim ersten Versuch gelöst.' : `In ${tries} Versuchen gelöst.`),
  hint: 'Hinweis',
  noAnswer: 'Es wurde keine Lösung gefunden.',
  broken: 'Dieser Link enthält kein Rätsel, das Skerry lesen kann. Bitte noch einmal darum.',
};
