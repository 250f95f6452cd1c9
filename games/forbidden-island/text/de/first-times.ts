import type { Said } from '@skerry/engine';
import type { firstTimes as en } from '../en/first-times.ts';

export const firstTimes: Said<typeof en> = {
  'your-turn': {
    title: 'Du bist dran',
    say: 'Du hast drei Aktionen: gehen, trockenlegen, Karte geben, Schatz bergen, beliebig gemischt. Wähle ein markiertes Feld.',
  },
  'treasure-card': {
    title: 'Zwei Schatzkarten',
    say: 'Nach deinen Aktionen ziehst du zwei Karten. Mit vier gleichen birgst du den Schatz auf einem seiner zwei Felder.',
  },
  'waters-rise': {
    title: 'Die Flut steigt!',
    say: 'Das Wasser steigt um eine Marke, und abgelegte Flutkarten liegen wieder obenauf: Dieselben Felder kommen wieder.',
  },
  flooded: {
    title: 'Ein Feld ist überflutet',
    say: 'Du kannst noch darauf gehen. Leg es von dort oder von nebenan trocken, bevor seine Karte wiederkommt.',
  },
  sank: {
    title: 'Ein Feld ist versunken',
    say: 'Es war schon überflutet, also ist es für immer versunken, und seine Karte ist aus dem Spiel.',
  },
  'special-card': {
    title: 'Eine Sonderkarte',
    say: 'Spiel Hubschrauber und Sandsäcke jederzeit, in jedem Zug, ohne Aktion. Behaltet einen Hubschrauber für das Ende.',
  },
  'hand-full': { title: 'Höchstens fünf Karten', say: 'Leg eine Karte ab, oder spiel stattdessen eine Sonderkarte.' },
  swim: {
    title: 'Dein Feld ist versunken',
    say: 'Schwimm sofort zu einem markierten Feld (der Pilot fliegt). Das kostet keine Aktion.',
  },
  captured: {
    title: 'Ein Schatz ist geborgen',
    say: 'Er gehört euch für immer, und seine zwei Felder dürfen jetzt versinken.',
  },
};
