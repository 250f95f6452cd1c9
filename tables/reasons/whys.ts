import { type ByLanguage, type GameText, type Language, UNDO_REASONS, type UndoWhy } from '@skerry/engine';
import { type OptionWhy, sayOptionWhy } from './options.ts';
import { type PackWhy, sayPackWhy } from './packs.ts';
import type { ServerWhy } from './server-whys.ts';

export type PlainWhy =
  | 'busy'
  | 'ended'
  | 'fault'
  | 'lookAgain'
  | 'muted'
  | 'nameNeeded'
  | 'nameTaken'
  | 'noRoom'
  | 'notATeam'
  | 'notAsked'
  | 'notHere'
  | 'notHost'
  | 'notOver'
  | 'notStarted'
  | 'notYourSeat'
  | 'nothingThere'
  | 'openSeats'
  | 'otherRules'
  | 'seatNotAway'
  | 'seatTaken'
  | 'started'
  | 'stillPlayed'
  | 'unknownTable';

type DetailedWhy =
  | { readonly why: 'badMessage'; readonly part: string }
  /** Why the seat can undo nothing. */
  | { readonly why: 'nothingToUndo'; readonly stop: UndoWhy['why'] }
  | OptionWhy
  | PackWhy;

/** Why any table refuses something, besides the rules of its game. */
export type CommonWhy = { readonly why: PlainWhy } | DetailedWhy;

export type TableWhy = CommonWhy | ServerWhy;

type Sentences = { readonly [W in PlainWhy]: () => string } & {
  readonly badMessage: (why: { readonly part: string }) => string;
};

export const TABLE_REASONS: ByLanguage<Sentences> = {
  en: {
    badMessage: ({ part }) => `This message can’t be read: ${part}.`,
    busy: () => 'This could not be saved just now. Nothing has changed; please try again.',
    ended: () => 'This game was stopped before the end. You can still view it.',
    fault: () => 'Something went wrong at this table. Nothing has changed.',
    lookAgain: () => 'Something has just changed. Take another look, then decide.',
    muted: () => 'The host has muted you.',
    nameNeeded: () => 'Please choose a name first.',
    nameTaken: () => 'Someone at this table has that name, or one that looks like it. Please choose another.',
    noRoom: () => 'All seats are taken.',
    notATeam: () => 'Only teammates can point and propose.',
    notAsked: () => 'The game is not waiting for this seat.',
    notHere: () => 'You are not at this table. Ask for its link.',
    notHost: () => 'Only the host can do this.',
    notOver: () => 'The game isn’t over yet.',
    notStarted: () => 'The game hasn’t started yet.',
    nothingThere: () => 'You can’t point at that.',
    notYourSeat: () => 'This isn’t your seat.',
    openSeats: () => 'Some seats are still free. Fill them with people or bots first.',
    otherRules: () => 'This table was started under different rules and can’t continue here. Its log is kept.',
    seatNotAway: () => 'This player is here or left only a moment ago, so no bot can take over yet.',
    seatTaken: () => 'This seat is already taken.',
    started: () => 'The game has already started.',
    stillPlayed: () => 'Others are still playing this game. It can be ended once nobody has played for a while.',
    unknownTable: () => 'There is no such table, or its link is no longer valid.',
  },
  fr: {
    badMessage: () => 'Ce message est illisible. Rechargez la page, puis réessayez.',
    busy: () => 'Cela n’a pas pu être enregistré à l’instant. Rien n’a changé ; veuillez réessayer.',
    ended: () => 'Cette partie a été arrêtée avant la fin. Vous pouvez encore la revoir.',
    fault: () => 'Une erreur s’est produite à cette table. Rien n’a changé.',
    lookAgain: () => 'Quelque chose vient de changer. Regardez encore, puis décidez.',
    muted: () => 'Vous êtes en sourdine, à la demande de l’hôte.',
    nameNeeded: () => 'Choisissez d’abord un nom.',
    nameTaken: () => 'Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
    noRoom: () => 'Toutes les places sont prises.',
    notATeam: () => 'Seules les personnes qui jouent en équipe peuvent montrer et proposer.',
    notAsked: () => 'La partie n’attend rien de cette place.',
    notHere: () => 'Vous n’êtes pas à cette table. Demandez-en le lien.',
    notHost: () => 'C’est réservé à l’hôte.',
    notOver: () => 'La partie n’est pas encore terminée.',
    notStarted: () => 'La partie n’a pas encore commencé.',
    nothingThere: () => 'Impossible de montrer cela.',
    notYourSeat: () => 'Ce n’est pas votre place.',
    openSeats: () => 'Des places sont encore libres. Donnez-les d’abord à des personnes ou à des robots.',
    otherRules: () =>
      'Cette table a commencé avec d’autres règles et ne peut pas continuer ici. Son journal est conservé.',
    seatNotAway: () => 'Cette personne est là, ou vient de partir : aucun robot ne peut encore jouer pour elle.',
    seatTaken: () => 'Cette place est déjà prise.',
    started: () => 'La partie a déjà commencé.',
    stillPlayed: () =>
      'D’autres personnes jouent encore cette partie. Vous pourrez l’arrêter quand plus personne n’y aura joué depuis un moment.',
    unknownTable: () => 'Cette table n’existe pas, ou son lien n’est plus valable.',
  },
};

/** What only a server says, it sends as a sentence. */
export function isTableWhy(why: { readonly why: string }): why is CommonWhy {
  return Object.hasOwn(TABLE_REASONS.en, why.why) || why.why === 'nothingToUndo' || isOptionWhy(why) || isPackWhy(why);
}

const isOptionWhy = (why: { readonly why: string }): why is OptionWhy =>
  why.why === 'badOption' || why.why === 'badSeatCount';

const isPackWhy = (why: { readonly why: string }): why is PackWhy => why.why === 'badPack' || why.why === 'noPacks';

/** With the text of the game, options go by their labels. */
export function sayTableWhy(language: Language, why: CommonWhy, text?: GameText): string {
  if (isOptionWhy(why)) return sayOptionWhy(language, why, text);
  if (isPackWhy(why)) return sayPackWhy(language, why, text);
  if (why.why === 'nothingToUndo') return UNDO_REASONS[language][why.stop];
  const say = TABLE_REASONS[language][why.why] as (why: CommonWhy) => string;
  return say(why);
}
