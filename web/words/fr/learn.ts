import type { Said } from '@skerry/engine';
import { capital, figure, number, withFigure } from '@skerry/speech/fr';
import type { learn as en } from '../en/learn.ts';

const lessonsOf = (n: number) => withFigure(n, { one: '# leçon', other: '# leçons' });
const minutesOf = (n: number) => withFigure(n, { one: '# minute', other: '# minutes' });

export const learn: Said<typeof en> = {
  title: 'Apprendre en jouant',
  window: (game) => `Apprendre ${game}`,
  where: 'leçons',
  how: (lessons) =>
    `${capital(number(lessons, { gender: 'f' }))} courtes leçons sur la vraie table. Chacune demande une seule chose, et explique pourquoi quand c’est impossible.`,
  learn: 'Apprendre à jouer',
  goOnLearning: 'Continuer d’apprendre',
  offer: (lessons, minutes) => `${lessonsOf(lessons)}, ${minutesOf(minutes)}`,
  doneOf: (done, of) => `${lessonsOf(done)} sur ${figure(of)}`,
  left: (done, of, minutes) =>
    `${figure(done)} sur ${figure(of)} ${done > 1 ? 'faites' : 'faite'}, encore ${minutesOf(minutes)} environ`,
  allDone: 'Toutes les leçons sont faites',
  begin: (lesson) => `Commencer : ${lesson}`,
  goOnWith: (lesson) => `Continuer : ${lesson}`,
  firstGame: 'Jouer une première partie',
  withSlips: 'avec des explications au fil du jeu',
  firstTable: 'Première partie',
  done: 'faite',
  next: (minutes) => `la suivante, ${figure(minutes)} min`,
  minutes: (minutes) => `${figure(minutes)} min`,
  nthLesson: (nth) => `Leçon ${figure(nth)},`,
  lesson: (nth, title) => `Leçon ${figure(nth)}, ${title}`,
  of: (step, steps) => `${figure(step)} sur ${figure(steps)}`,
  back: 'Retour',
  noBack: 'Début',
  showMe: 'Montrez-moi',
  theRule: 'La règle',
  goOn: 'Continuer',
  leave: 'Quitter',
  notThat: 'Pas cette action :',
  notTheAim: 'la règle le permet, mais cette leçon demande autre chose.',
  readFirst: 'lisez d’abord l’étape suivante.',
  over: (title) => `${title} : terminé.`,
  remember: 'À retenir',
  nextLesson: (nth, minutes) => `leçon ${figure(nth)}, ${figure(minutes)} min`,
  allLessons: 'Toutes les leçons',
  onceMore: 'Refaire la leçon',
  copyLink: 'Copier le lien vers ces leçons',
  unknown: 'Cette leçon n’existe pas. La liste les affiche toutes.',
  firstTime: 'La première fois',
  yourFirst: 'Votre première partie',
  aim: 'Le but',
  readRules: 'Lire les règles',
  understood: 'Compris',
  readRule: 'Lire la règle',
  noMore: 'Ne plus afficher',
};
