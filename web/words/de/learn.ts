import type { Said } from '@skerry/engine';
import { capital, figure, number, withFigure } from '@skerry/speech/de';
import type { learn as en } from '../en/learn.ts';

const lessonsOf = (n: number) => withFigure(n, { one: '# Lektion', other: '# Lektionen' });
const minutesOf = (n: number) => withFigure(n, { one: '# Minute', other: '# Minuten' });

export const learn: Said<typeof en> = {
  title: 'Spielend lernen',
  window: (game) => `${game} lernen`,
  where: 'Lektionen',
  how: (lessons) =>
    `${capital(number(lessons))} kurze Lektionen am echten Spieltisch. Jede verlangt eine einzige Sache und erklärt dir, warum etwas nicht geht.`,
  learn: 'Spiel lernen',
  goOnLearning: 'Weiterlernen',
  offer: (lessons, minutes) => `${lessonsOf(lessons)}, ${minutesOf(minutes)}`,
  doneOf: (done, of) => `${figure(done)} von ${figure(of)} Lektionen geschafft`,
  left: (done, of, minutes) => `${figure(done)} von ${figure(of)} geschafft, noch etwa ${minutesOf(minutes)}`,
  allDone: 'Alle Lektionen geschafft',
  begin: (lesson) => `Beginnen: ${lesson}`,
  goOnWith: (lesson) => `Weiter: ${lesson}`,
  firstGame: 'Erste Partie spielen',
  withSlips: 'mit Erklärungen beim Spielen',
  firstTable: 'Erste Partie',
  done: 'geschafft',
  next: (minutes) => `jetzt, ${figure(minutes)} min`,
  minutes: (minutes) => `${figure(minutes)} min`,
  nthLesson: (nth) => `Lektion ${figure(nth)},`,
  lesson: (nth, title) => `Lektion ${figure(nth)}, ${title}`,
  of: (step, steps) => `${figure(step)} von ${figure(steps)}`,
  back: 'Zurück',
  noBack: 'Anfang',
  showMe: 'Vormachen',
  theRule: 'Die Regel',
  goOn: 'Weiter',
  leave: 'Verlassen',
  notThat: 'Das nicht:',
  notTheAim: 'Die Regeln erlauben es, aber diese Lektion verlangt etwas anderes.',
  readFirst: 'Lies zuerst den nächsten Schritt.',
  over: (title) => `${title}: geschafft.`,
  remember: 'Zum Merken',
  nextLesson: (nth, minutes) => `Lektion ${figure(nth)}, ${figure(minutes)} min`,
  allLessons: 'Alle Lektionen',
  onceMore: 'Wiederholen',
  copyLink: 'Link zu diesen Lektionen kopieren',
  unknown: 'Diese Lektion gibt es nicht. Hier sind alle.',
  firstTime: 'Das erste Mal',
  yourFirst: 'Deine erste Partie',
  aim: 'Das Ziel',
  readRules: 'Regeln lesen',
  understood: 'Verstanden',
  readRule: 'Regel lesen',
  noMore: 'Nicht mehr anzeigen',
};
