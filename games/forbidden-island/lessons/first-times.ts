import type { FirstTime } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';

/** In the order in which they are told, where one fact is about several. */
export const firstTimes: readonly FirstTime<ForbiddenIsland>[] = [
  {
    key: 'your-turn',
    rule: 'FI-17',
    title: { en: 'Your turn', fr: 'À vous', de: 'Du bist dran' },
    say: {
      en: 'You have three actions: move, shore up, give a card, capture a treasure, in any mix. Choose a highlighted tile.',
      fr: 'Trois actions à votre gré : aller, assécher, donner une carte, prendre un trésor. Choisissez une tuile marquée.',
      de: 'Du hast drei Aktionen: gehen, trockenlegen, Karte geben, Schatz bergen, beliebig gemischt. Wähle ein markiertes Feld.',
    },
    when: (fact, reader) => fact.fact === 'turnBegan' && fact.seat === reader,
  },
  {
    key: 'treasure-card',
    rule: 'FI-57',
    title: { en: 'Two treasure cards', fr: 'Deux cartes Trésor', de: 'Zwei Schatzkarten' },
    say: {
      en: 'After your actions you draw two cards. Four of a kind capture that treasure, on either of its tiles.',
      fr: 'Après vos actions, vous piochez deux cartes. Quatre pareilles font un trésor, sur l’une de ses deux tuiles.',
      de: 'Nach deinen Aktionen ziehst du zwei Karten. Mit vier gleichen birgst du den Schatz auf einem seiner zwei Felder.',
    },
    when: (fact, reader) => fact.fact === 'drew' && fact.seat === reader && fact.card !== 'waters-rise',
  },
  {
    key: 'waters-rise',
    rule: 'FI-65',
    title: { en: 'Waters Rise!', fr: 'Montée des eaux !', de: 'Die Flut steigt!' },
    say: {
      en: 'The water rises one mark, and the discarded flood cards go back on top of the draw pile: the same tiles come up again.',
      fr: 'L’eau monte d’un cran, et la défausse Inondation revient sur la pioche : les mêmes tuiles ressortent.',
      de: 'Das Wasser steigt um eine Marke, und abgelegte Flutkarten liegen wieder obenauf: Dieselben Felder kommen wieder.',
    },
    when: (fact) => fact.fact === 'watersRose',
  },
  {
    key: 'flooded',
    rule: 'FI-93',
    title: { en: 'A tile is flooded', fr: 'Une tuile est inondée', de: 'Ein Feld ist überflutet' },
    say: {
      en: 'You can still walk on it. Shore it up from there or from next to it, before its card comes up again.',
      fr: 'On peut encore y marcher. Asséchez-la sur place ou d’à côté, avant que sa carte ne ressorte.',
      de: 'Du kannst noch darauf gehen. Leg es von dort oder von nebenan trocken, bevor seine Karte wiederkommt.',
    },
    when: (fact) => fact.fact === 'flooded',
  },
  {
    key: 'sank',
    rule: 'FI-94',
    title: { en: 'A tile has sunk', fr: 'Une tuile a sombré', de: 'Ein Feld ist versunken' },
    say: {
      en: 'It was already flooded, so it has sunk for good, and its card has left the game.',
      fr: 'Elle était déjà inondée : elle a sombré pour de bon, et sa carte a quitté la partie.',
      de: 'Es war schon überflutet, also ist es für immer versunken, und seine Karte ist aus dem Spiel.',
    },
    when: (fact) => fact.fact === 'sank',
  },
  {
    key: 'special-card',
    rule: 'FI-79',
    title: { en: 'A special card', fr: 'Une carte spéciale', de: 'Eine Sonderkarte' },
    say: {
      en: 'Play Helicopter Lift and Sandbags at any time, on anyone’s turn, at no action cost. Keep one lift for the end.',
      fr: 'Hélicoptère et Sacs de sable se jouent à tout moment, à tous les tours, sans action. Gardez un Hélicoptère pour la fin.',
      de: 'Spiel Hubschrauber und Sandsäcke jederzeit, in jedem Zug, ohne Aktion. Behaltet einen Hubschrauber für das Ende.',
    },
    when: (fact, reader) =>
      fact.fact === 'drew' && fact.seat === reader && (fact.card === 'helicopter-lift' || fact.card === 'sandbags'),
  },
  {
    key: 'hand-full',
    rule: 'FI-70',
    title: { en: 'Five cards at most', fr: 'Cinq cartes au plus', de: 'Höchstens fünf Karten' },
    say: {
      en: 'Discard a card, or play a special card instead.',
      fr: 'Défaussez une carte, ou jouez une carte spéciale à la place.',
      de: 'Leg eine Karte ab, oder spiel stattdessen eine Sonderkarte.',
    },
    when: (fact, reader) => fact.fact === 'handFull' && fact.seat === reader,
  },
  {
    key: 'swim',
    rule: 'FI-99',
    title: { en: 'Your tile has sunk', fr: 'Votre tuile a sombré', de: 'Dein Feld ist versunken' },
    say: {
      en: 'Swim to a highlighted tile at once (the Pilot flies). It costs no action.',
      fr: 'Nagez aussitôt vers une tuile marquée (le Pilote vole). Cela ne coûte pas d’action.',
      de: 'Schwimm sofort zu einem markierten Feld (der Pilot fliegt). Das kostet keine Aktion.',
    },
    when: (fact, reader) => fact.fact === 'mustSwim' && fact.seat === reader,
  },
  {
    key: 'captured',
    rule: 'FI-56',
    title: { en: 'A treasure captured', fr: 'Un trésor est pris', de: 'Ein Schatz ist geborgen' },
    say: {
      en: 'It’s yours for good, and it no longer matters if its two tiles sink.',
      fr: 'Il est à vous pour toujours, et peu importe désormais si ses deux tuiles sombrent.',
      de: 'Er gehört euch für immer, und seine zwei Felder dürfen jetzt versinken.',
    },
    when: (fact) => fact.fact === 'captured',
  },
];
