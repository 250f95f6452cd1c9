import type { ByLanguage, Language } from '../first/languages.ts';
import type { Doubt } from './record.ts';

const DOUBTS: ByLanguage<{ readonly [K in Doubt['why']]: (doubt: Extract<Doubt, { why: K }>) => string }> = {
  en: {
    noSeed: () => 'This record does not reveal its seed, so its draws can’t be checked.',
    forgedSetUp: () => 'The set-up does not come from the seed.',
    forgedEntry: ({ entry }) => `The draws of move ${entry} do not come from the seed.`,
    formerRules: ({ entries }) =>
      `The first ${entries} moves were played under earlier rules, so they can’t be checked.`,
    fromPosition: () => 'This game began from a position. How that came about can’t be checked; every draw since can.',
  },
  fr: {
    noSeed: () => 'Cette partie enregistrée ne révèle pas sa graine : ses tirages ne peuvent pas être vérifiés.',
    forgedSetUp: () => 'La mise en place ne vient pas de la graine.',
    forgedEntry: ({ entry }) => `Les tirages du coup ${entry} ne viennent pas de la graine.`,
    formerRules: ({ entries }) =>
      `Les ${entries} premiers coups ont été joués avec d’anciennes règles : ils ne peuvent pas être vérifiés.`,
    fromPosition: () =>
      'Cette partie est partie d’une position. Son origine ne peut pas être vérifiée, mais tous les tirages qui suivent le sont.',
  },
  de: {
    noSeed: () => 'Diese Aufzeichnung verrät ihren Startwert nicht, deshalb lässt sich der Zufall nicht prüfen.',
    forgedSetUp: () => 'Der Aufbau kommt nicht aus dem Startwert.',
    forgedEntry: ({ entry }) => `Der Zufall bei Aktion ${entry} kommt nicht aus dem Startwert.`,
    formerRules: ({ entries }) =>
      `Die ersten ${entries} Aktionen wurden nach früheren Regeln gespielt und lassen sich nicht prüfen.`,
    fromPosition: () =>
      'Dieses Spiel begann mit einer Stellung. Wie sie entstand, lässt sich nicht prüfen, der Zufall danach schon.',
  },
};

export function sayDoubt(language: Language, doubt: Doubt): string {
  const say = DOUBTS[language][doubt.why] as (doubt: Doubt) => string;
  return say(doubt);
}
