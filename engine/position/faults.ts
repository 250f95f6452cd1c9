import type { Json } from '../contract.ts';
import type { ByLanguage, Language } from '../first/languages.ts';
import { sayGeneralFault } from '../text.ts';

/** Something in a position that does not add up: `{ fault: 'cardsMissing', blocks: true, place: 'treasurePile', card: 'fire' }`. */
export interface PositionFault {
  readonly fault: string;
  /** Nobody can go on from here; otherwise it is only rare. */
  readonly blocks: boolean;
  /** Where, as a path in the state: `hands[1]`; empty for the whole. */
  readonly place: string;
  readonly [argument: string]: Json;
}

/** Who sits where, for the sentences. */
export interface PositionNames {
  readonly names: readonly string[];
  readonly reader?: number | undefined;
}

/** A sentence for each fault that a game finds itself. */
export type FaultWords<F extends { readonly fault: string }> = {
  readonly [K in F['fault']]: (fault: Extract<F, { fault: K }>, telling: PositionNames) => string;
};

/** The same, of any game. */
export interface AnyFaultWords {
  readonly [fault: string]: (fault: never, telling: PositionNames) => string;
}

/** A component of the box that is missing or there too often. Games say it in their own words. */
export interface Miscounted {
  readonly fault: 'miscounted';
  readonly component: string;
  readonly have: number;
  readonly want: number;
}

/** Faults that every game knows, besides those of shapes. */
export type GeneralPositionFault =
  | { readonly fault: 'notAPosition' }
  | { readonly fault: 'tooLarge' }
  | { readonly fault: 'otherGame'; readonly game: string }
  | { readonly fault: 'otherVersion'; readonly version: number; readonly known: number }
  | { readonly fault: 'seatCount'; readonly seats: readonly number[] }
  | { readonly fault: 'option'; readonly option: string }
  | { readonly fault: 'pack' }
  /** Of a text. */
  | { readonly fault: 'unreadable'; readonly text: string }
  | { readonly fault: 'strangeWord'; readonly word: string }
  | { readonly fault: 'strangeStep'; readonly step: string }
  | Miscounted
  | { readonly fault: 'nobodyAsked' }
  | { readonly fault: 'gameOver' };

type GeneralWords = {
  readonly [K in GeneralPositionFault['fault']]: (fault: Extract<GeneralPositionFault, { fault: K }>) => string;
};

const GENERAL: ByLanguage<GeneralWords> = {
  en: {
    notAPosition: () => 'This isn’t a position: game, version, seats, options or state are missing.',
    tooLarge: () => 'This is too large to be a position.',
    otherGame: ({ game }) => `This is a position of another game: ${game}.`,
    otherVersion: ({ version, known }) =>
      `This position was made with version ${version} of the rules; this is version ${known}.`,
    seatCount: ({ seats }) => `This game has ${seats.join(', ')} seats.`,
    option: ({ option }) => `The option “${option}” doesn’t exist here, or doesn’t go with the rest.`,
    pack: () => 'The pack of this position can’t be used.',
    unreadable: ({ text }) => `“${text}” can’t be read here: check names, colons and brackets.`,
    strangeWord: ({ word }) => `“${word}” is not a word of this game.`,
    strangeStep: ({ step }) => `There is no step “${step}” in these rules.`,
    miscounted: ({ component, have, want }) => `${component}: there must be ${want}, not ${have}.`,
    nobodyAsked: () => 'Nobody can be asked here: the rules can’t go on from this position.',
    gameOver: () => 'The game is over here.',
  },
  fr: {
    notAPosition: () =>
      'Ce n’est pas une position\u202f: il manque le jeu, la version, les places, les options ou l’état.',
    tooLarge: () => 'C’est trop grand pour une position.',
    otherGame: ({ game }) => `Cette position vient d’un autre jeu\u202f: ${game}.`,
    otherVersion: ({ version, known }) =>
      `Cette position vient de la version ${version} des règles\u202f; ici, c’est la version ${known}.`,
    seatCount: ({ seats }) => `Ce jeu compte ${seats.join(', ')} places.`,
    option: ({ option }) => `L’option «\u202f${option}\u202f» n’existe pas ici ou ne va pas avec le reste.`,
    pack: () => 'Le fichier de contenu de cette position est inutilisable.',
    unreadable: ({ text }) =>
      `«\u202f${text}\u202f» est illisible ici\u202f: vérifiez les noms, les deux-points et les parenthèses.`,
    strangeWord: ({ word }) => `«\u202f${word}\u202f» n’est pas un mot de ce jeu.`,
    strangeStep: ({ step }) => `Ces règles n’ont pas d’étape «\u202f${step}\u202f».`,
    miscounted: ({ component, have, want }) => `${component}\u202f: il en faut ${want}, et non ${have}.`,
    nobodyAsked: () => 'Personne ne peut jouer ici\u202f: les règles ne peuvent pas continuer.',
    gameOver: () => 'La partie est déjà terminée ici.',
  },
  de: {
    notAPosition: () => 'Das ist keine Stellung: Spiel, Version, Plätze, Optionen oder Zustand fehlen.',
    tooLarge: () => 'Das ist zu groß für eine Stellung.',
    otherGame: ({ game }) => `Das ist eine Stellung aus einem anderen Spiel: ${game}.`,
    otherVersion: ({ version, known }) =>
      `Diese Stellung stammt aus Version ${version} der Regeln; hier gilt Version ${known}.`,
    seatCount: ({ seats }) => `Dieses Spiel hat ${seats.join(', ')} Plätze.`,
    option: ({ option }) => `Die Option „${option}“ gibt es hier nicht, oder sie passt nicht zum Rest.`,
    pack: () => 'Das Paket dieser Stellung ist unbrauchbar.',
    unreadable: ({ text }) => `„${text}“ ist hier nicht lesbar: Prüfe Namen, Doppelpunkte und Klammern.`,
    strangeWord: ({ word }) => `„${word}“ ist kein Wort dieses Spiels.`,
    strangeStep: ({ step }) => `Einen Schritt „${step}“ gibt es in diesen Regeln nicht.`,
    miscounted: ({ component, have, want }) => `${component}: Es müssen ${want} sein, nicht ${have}.`,
    nobodyAsked: () => 'Hier kann niemand gefragt werden: Von dieser Stellung geht es nicht weiter.',
    gameOver: () => 'Hier ist die Partie schon zu Ende.',
  },
};

type Saying = (fault: PositionFault, telling: PositionNames) => string;
const own = (words: object, fault: string): Saying | undefined =>
  Object.hasOwn(words, fault) ? (words as { readonly [fault: string]: Saying })[fault] : undefined;

/** One sentence. `words` are those of the game, which may say a general fault in its own way. */
export function sayPositionFault(
  language: Language,
  fault: PositionFault,
  words: AnyFaultWords,
  telling: PositionNames = { names: [] },
): string {
  const say = own(words, fault.fault) ?? own(GENERAL[language], fault.fault);
  return say === undefined ? sayGeneralFault(language, fault) : say(fault, telling);
}
