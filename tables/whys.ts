import type { Language } from '@skerry/engine';

/** Reasons that need no more words. */
export type PlainWhy =
  | 'brokenRecord'
  | 'busy'
  | 'dailyClosed'
  | 'dailyTwice'
  | 'fault'
  | 'lookAgain'
  | 'muted'
  | 'nameNeeded'
  | 'noRoom'
  | 'notAsked'
  | 'notDaily'
  | 'notHere'
  | 'nothingToUndo'
  | 'notHost'
  | 'notOver'
  | 'notStarted'
  | 'notYourSeat'
  | 'oldClient'
  | 'openSeats'
  | 'otherRules'
  | 'seatNotAway'
  | 'seatTaken'
  | 'slowDown'
  | 'started'
  | 'stopping'
  | 'tooBig'
  | 'tooManyTables'
  | 'unknownCode'
  | 'unknownGame'
  | 'unknownTable';

/** Reasons that name something. */
type TellingWhy =
  | { readonly why: 'badMessage'; readonly part: string }
  | { readonly why: 'badOption'; readonly sentence: string };

/** Why a table refuses something that has nothing to do with the rules of its game. */
export type TableWhy = { readonly why: PlainWhy } | TellingWhy;

type Sentences = { readonly [W in PlainWhy]: () => string } & {
  readonly [K in TellingWhy['why']]: (why: Extract<TellingWhy, { why: K }>) => string;
};

const SENTENCES: { readonly [L in Language]: Sentences } = {
  en: {
    badMessage: ({ part }) => `This message cannot be read: ${part}.`,
    badOption: ({ sentence }) => sentence,
    brokenRecord: () =>
      'This record does not hold together: something in it was not possible, or its chance is not real.',
    busy: () => 'The table could not write this down just now. Nothing has changed; please try again.',
    dailyClosed: () => 'Only the islands of today and yesterday are still counted.',
    dailyTwice: () => 'Your result of this island is counted already; the first one stands.',
    fault: () => 'This table has a fault; it is kept as it was.',
    lookAgain: () => 'Something happened meanwhile. Look again, then decide.',
    muted: () => 'The host has muted you.',
    nameNeeded: () => 'Please choose a name first.',
    noRoom: () => 'All seats are taken.',
    notDaily: () => 'This is no game of that day’s island.',
    notAsked: () => 'Nobody is waiting for this seat.',
    notHere: () => 'You are not at this table. Ask for its link.',
    notHost: () => 'Only the host can do this.',
    notOver: () => 'The game is not over yet.',
    notStarted: () => 'The game has not begun yet.',
    notYourSeat: () => 'This is not your seat.',
    nothingToUndo: () => 'There is nothing you can take back: others have acted, or something was revealed.',
    oldClient: () => 'This page is older than the table. Please reload it.',
    openSeats: () => 'Some seats are still open. Fill them with people or bots first.',
    otherRules: () =>
      'This table was begun under other rules than those played here now. Its log is kept, but it cannot go on.',
    seatNotAway: () => 'This person is here.',
    seatTaken: () => 'Somebody sits there already.',
    slowDown: () => 'That was too much at once. Please wait a moment.',
    started: () => 'The game has already begun.',
    stopping: () => 'The server is about to restart. You will be back in a moment.',
    tooBig: () => 'This message is too long.',
    tooManyTables: () => 'There are already many tables from your address. Please finish one first.',
    unknownCode: () => 'No open table has this word. Ask for it again.',
    unknownGame: () => 'This game is not on this server.',
    unknownTable: () => 'There is no such table, or its link is no longer valid.',
  },
  fr: {
    badMessage: ({ part }) => `Ce message est illisible : ${part}.`,
    badOption: ({ sentence }) => sentence,
    brokenRecord: () =>
      'Cette partie ne tient pas : quelque chose n’y était pas possible, ou le hasard n’en est pas vrai.',
    busy: () => 'La table n’a pas pu noter cela à l’instant. Rien n’a changé ; veuillez réessayer.',
    dailyClosed: () => 'Seules les îles d’aujourd’hui et d’hier comptent encore.',
    dailyTwice: () => 'Votre résultat pour cette île compte déjà ; le premier reste.',
    fault: () => 'Cette table a un défaut ; elle est conservée telle quelle.',
    lookAgain: () => 'Il s’est passé quelque chose entre-temps. Regardez, puis décidez.',
    muted: () => 'L’hôte vous a coupé la parole.',
    nameNeeded: () => 'Choisissez d’abord un nom.',
    noRoom: () => 'Toutes les places sont prises.',
    notDaily: () => 'Ce n’est pas une partie de l’île de ce jour.',
    notAsked: () => 'Personne n’attend cette place.',
    notHere: () => 'Vous n’êtes pas à cette table. Demandez-en le lien.',
    notHost: () => 'Seul l’hôte peut faire cela.',
    notOver: () => 'La partie n’est pas encore terminée.',
    notStarted: () => 'La partie n’a pas encore commencé.',
    notYourSeat: () => 'Ce n’est pas votre place.',
    nothingToUndo: () => 'Il n’y a rien à reprendre : d’autres ont agi, ou quelque chose a été révélé.',
    oldClient: () => 'Cette page est plus ancienne que la table. Veuillez la recharger.',
    openSeats: () => 'Des places sont encore libres. Donnez-les d’abord à des personnes ou à des robots.',
    otherRules: () =>
      'Cette table a commencé sous d’autres règles que celles d’ici. Son journal est conservé, mais elle ne peut pas continuer.',
    seatNotAway: () => 'Cette personne est présente.',
    seatTaken: () => 'Cette place est déjà prise.',
    slowDown: () => 'C’est trop à la fois. Attendez un instant.',
    started: () => 'La partie a déjà commencé.',
    stopping: () => 'Le serveur va redémarrer. Vous serez de retour dans un instant.',
    tooBig: () => 'Ce message est trop long.',
    tooManyTables: () => 'Il y a déjà beaucoup de tables à votre adresse. Terminez-en une d’abord.',
    unknownCode: () => 'Aucune table ouverte ne porte ce mot. Redemandez-le.',
    unknownGame: () => 'Ce jeu n’est pas sur ce serveur.',
    unknownTable: () => 'Cette table n’existe pas, ou son lien n’est plus valable.',
  },
};

export function isTableWhy(why: { readonly why: string }): why is TableWhy {
  return Object.hasOwn(SENTENCES.en, why.why);
}

export function sayTableWhy(language: Language, why: TableWhy): string {
  const say = SENTENCES[language][why.why] as (why: TableWhy) => string;
  return say(why);
}
