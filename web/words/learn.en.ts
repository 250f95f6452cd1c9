import { capital, figure, number, withFigure } from '@skerry/speech/en';

const lessonsOf = (n: number) => withFigure(n, { one: '# lesson', other: '# lessons' });
const minutesOf = (n: number) => withFigure(n, { one: '# minute', other: '# minutes' });

/** Learning a game: the list of lessons, a lesson, the slips of a first game. */
export const learn = {
  title: 'Learn by playing',
  window: (game: string) => `Learn ${game}`,
  where: 'lessons',
  how: (lessons: number) =>
    `${capital(number(lessons))} short lessons on the real table. Each asks you to do one thing, and tells you why when it can’t be done.`,
  learn: 'Learn to play',
  goOnLearning: 'Go on learning',
  offer: (lessons: number, minutes: number) => `${lessonsOf(lessons)}, ${minutesOf(minutes)}`,
  doneOf: (done: number, of: number) => `${figure(done)} of ${lessonsOf(of)} done`,
  left: (done: number, of: number, minutes: number) =>
    `${figure(done)} of ${figure(of)} done, about ${minutesOf(minutes)} left`,
  allDone: 'All lessons done',
  begin: (lesson: string) => `Begin: ${lesson}`,
  goOnWith: (lesson: string) => `Go on: ${lesson}`,
  firstGame: 'Play a first game',
  withSlips: 'with slips that explain',
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
  goOn: 'Go on',
  leave: 'Leave',
  notThat: 'Not that one:',
  notTheAim: 'the rules allow it, but this lesson asks for something else.',
  readFirst: 'read on first, then it is your turn.',
  over: (title: string) => `${title}: done.`,
  remember: 'To remember',
  nextLesson: (nth: number, minutes: number) => `lesson ${figure(nth)}, ${figure(minutes)} min`,
  allLessons: 'All lessons',
  onceMore: 'Once more',
  copyLink: 'Copy the link to these lessons',
  unknown: 'There is no such lesson. The list has all that there are.',
  firstTime: 'The first time',
  understood: 'Understood',
  readRule: 'Read the rule',
  noMore: 'No more of these',
};
