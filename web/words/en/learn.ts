import { capital, figure, number, withFigure } from '@skerry/speech/en';

const lessonsOf = (n: number) => withFigure(n, { one: '# lesson', other: '# lessons' });
const minutesOf = (n: number) => withFigure(n, { one: '# minute', other: '# minutes' });

/** Learning a game: the list of lessons, a lesson, the slips of a first game. */
export const learn = {
  title: 'Learn by playing',
  window: (game: string) => `Learn ${game}`,
  where: 'lessons',
  how: (lessons: number) =>
    `${capital(number(lessons))} short lessons on the real table. Each asks you to do one thing, and tells you why when you can’t.`,
  learn: 'Learn to play',
  goOnLearning: 'Continue learning',
  offer: (lessons: number, minutes: number) => `${lessonsOf(lessons)}, ${minutesOf(minutes)}`,
  doneOf: (done: number, of: number) => `${figure(done)} of ${lessonsOf(of)} done`,
  left: (done: number, of: number, minutes: number) =>
    `${figure(done)} of ${figure(of)} done, about ${minutesOf(minutes)} left`,
  allDone: 'All lessons done',
  begin: (lesson: string) => `Start: ${lesson}`,
  goOnWith: (lesson: string) => `Continue: ${lesson}`,
  firstGame: 'Play a first game',
  withSlips: 'explained as you go',
  firstTable: 'First game',
  done: 'done',
  next: (minutes: number) => `next, ${figure(minutes)} min`,
  minutes: (minutes: number) => `${figure(minutes)} min`,
  nthLesson: (nth: number) => `Lesson ${figure(nth)},`,
  lesson: (nth: number, title: string) => `Lesson ${figure(nth)}, ${title}`,
  of: (step: number, steps: number) => `${figure(step)} of ${figure(steps)}`,
  back: 'Back',
  noBack: 'First step',
  showMe: 'Show me',
  theRule: 'The rule',
  goOn: 'Continue',
  leave: 'Leave',
  notThat: 'Not that one:',
  notTheAim: 'the rules allow it, but this lesson asks for something else.',
  readFirst: 'read the next step first.',
  over: (title: string) => `${title}: done.`,
  remember: 'To remember',
  nextLesson: (nth: number, minutes: number) => `lesson ${figure(nth)}, ${figure(minutes)} min`,
  allLessons: 'All lessons',
  onceMore: 'Repeat',
  copyLink: 'Copy the link to these lessons',
  unknown: 'There’s no such lesson. See the full list.',
  firstTime: 'The first time',
  yourFirst: 'Your first game',
  aim: 'The aim',
  readRules: 'Read the rules',
  understood: 'Got it',
  readRule: 'Read the rule',
  noMore: 'Stop showing these',
};
