import { type GameText, type Language, UNDO_REASONS, type UndoWhy } from '@skerry/engine';
import { type OptionWhy, sayOptionWhy } from './options.ts';
import { type PackWhy, sayPackWhy } from './packs.ts';

/** Reasons that need no more words. */
export type PlainWhy =
  | 'alreadyYours'
  | 'askGone'
  | 'badPushKey'
  | 'brokenRecord'
  | 'busy'
  | 'codeUsed'
  | 'dailyClosed'
  | 'dailyTwice'
  | 'damaged'
  | 'ended'
  | 'fault'
  | 'lookAgain'
  | 'mailFailed'
  | 'muted'
  | 'nameNeeded'
  | 'nameTaken'
  | 'noMail'
  | 'noRoom'
  | 'notATeam'
  | 'notAnAddress'
  | 'notAsked'
  | 'notDaily'
  | 'notHere'
  | 'notHost'
  | 'notOver'
  | 'notStarted'
  | 'notYourSeat'
  | 'nothingThere'
  | 'oldClient'
  | 'openSeats'
  | 'otherPush'
  | 'otherRules'
  | 'sameDevice'
  | 'seatNotAway'
  | 'seatTaken'
  | 'started'
  | 'stillPlayed'
  | 'stopping'
  | 'tooBig'
  | 'undoGone'
  | 'unknownClaim'
  | 'unknownCode'
  | 'unknownDevice'
  | 'unknownGame'
  | 'unknownPack'
  | 'unknownTable'
  | 'wrongFigures';

/** What is limited by address, person or table. */
export const LIMITED = [
  ...['requests', 'codes', 'messages', 'connections', 'entries', 'moves', 'undos', 'chat'],
  ...['emails', 'tests', 'packs', 'results'],
] as const;
export type Limited = (typeof LIMITED)[number];

/** Reasons that name something. */
type TellingWhy =
  /** Too much of something; where it is known, in how many seconds it is allowed again. */
  | { readonly why: 'slowDown'; readonly limit?: Limited; readonly seconds?: number }
  /** How many open tables one address may have. */
  | { readonly why: 'tooManyTables'; readonly most?: number }
  | { readonly why: 'badMessage'; readonly part: string }
  /** What keeps the seat from taking anything back. */
  | { readonly why: 'nothingToUndo'; readonly stop: UndoWhy['why'] }
  | OptionWhy
  | PackWhy;

/** Why a table refuses something that has nothing to do with the rules of its game. */
export type TableWhy = { readonly why: PlainWhy } | TellingWhy;

type Sentences = { readonly [W in PlainWhy]: () => string } & {
  readonly slowDown: (why: { readonly limit?: Limited; readonly seconds?: number }) => string;
  readonly tooManyTables: (why: { readonly most?: number }) => string;
  readonly badMessage: (why: { readonly part: string }) => string;
};

const LIMITS: { readonly [L in Language]: { readonly [K in Limited]: string } } = {
  en: {
    requests: 'Too many requests from your network',
    codes: 'Too many codes tried from your network',
    messages: 'Too many messages from your network',
    connections: 'Too many open pages from your network',
    entries: 'This table was opened too often from your network',
    moves: 'Too many moves from your network',
    undos: 'Too many undos at this table',
    chat: 'Too many chat messages in one minute',
    emails: 'Too many codes sent by email',
    tests: 'Too many test notifications',
    packs: 'Too many content packs sent from your network',
    results: 'Too many daily results from your network',
  },
  fr: {
    requests: 'Trop de requêtes depuis votre réseau',
    codes: 'Trop de codes essayés depuis votre réseau',
    messages: 'Trop de messages depuis votre réseau',
    connections: 'Trop de pages ouvertes depuis votre réseau',
    entries: 'Cette table a été ouverte trop souvent depuis votre réseau',
    moves: 'Trop de coups depuis votre réseau',
    undos: 'Trop d’annulations à cette table',
    chat: 'Trop de messages dans la discussion en une minute',
    emails: 'Trop de codes envoyés par e-mail',
    tests: 'Trop de notifications de test',
    packs: 'Trop de fichiers de contenu envoyés depuis votre réseau',
    results: 'Trop de résultats du jour depuis votre réseau',
  },
};

/** A span of time for people: "40 seconds", "3 minutes", "2 hours". */
function spanOf(language: Language, seconds: number): string {
  const [unit, length] =
    seconds < 90 ? (['second', 1] as const) : seconds < 5400 ? (['minute', 60] as const) : (['hour', 3600] as const);
  const count = Math.max(1, Math.ceil(seconds / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export const TABLE_REASONS: { readonly [L in Language]: Sentences } = {
  en: {
    alreadyYours: () => 'This device already has these seats.',
    askGone: () => 'This request is no longer open. Show a new code and try again.',
    badMessage: ({ part }) => `This message can’t be read: ${part}.`,
    badPushKey: () => 'Your browser’s push key isn’t valid. Turn push off and on again.',
    brokenRecord: () =>
      'This record is inconsistent: something in it could not have happened, or its draws don’t come from its seed.',
    busy: () => 'This could not be saved just now. Nothing has changed; please try again.',
    codeUsed: () => 'Another device has already used this code. Show a new one.',
    mailFailed: () => 'The email couldn’t be sent. Check the address, or try again later.',
    noMail: () => 'This server doesn’t send email.',
    notAnAddress: () => 'That isn’t an email address.',
    otherPush: () => 'This server doesn’t support your browser’s push service.',
    wrongFigures: () => 'That code is wrong or has expired. Ask for a new one.',
    dailyClosed: () => 'Only today’s and yesterday’s islands still count.',
    dailyTwice: () => 'Your result for this island has already been counted.',
    damaged: () =>
      'This table is damaged on the server’s disk and can’t be opened. Tell the person who runs the server: a backup may have it.',
    ended: () => 'This game was stopped before the end. You can still view it.',
    fault: () => 'Something went wrong at this table. Nothing has changed.',
    lookAgain: () => 'Something has just changed. Take another look, then decide.',
    muted: () => 'The host has muted you.',
    nameNeeded: () => 'Please choose a name first.',
    nameTaken: () => 'Someone at this table has that name, or one that looks like it. Please choose another.',
    noRoom: () => 'All seats are taken.',
    notDaily: () => 'This game was not played on that day’s island.',
    notATeam: () => 'Only teammates can point and propose.',
    notAsked: () => 'The game is not waiting for this seat.',
    notHere: () => 'You are not at this table. Ask for its link.',
    notHost: () => 'Only the host can do this.',
    notOver: () => 'The game isn’t over yet.',
    notStarted: () => 'The game hasn’t started yet.',
    nothingThere: () => 'You can’t point at that.',
    notYourSeat: () => 'This isn’t your seat.',
    oldClient: () => 'This page is older than the table. Please reload it.',
    openSeats: () => 'Some seats are still free. Fill them with people or bots first.',
    otherRules: () => 'This table was started under different rules and can’t continue here. Its log is kept.',
    sameDevice: () => 'This device shows the code. Enter it on your other device.',
    seatNotAway: () => 'This player is here or left only a moment ago, so no bot can take over yet.',
    seatTaken: () => 'This seat is already taken.',
    slowDown: ({ limit, seconds }) =>
      `${limit === undefined ? 'That was too fast' : LIMITS.en[limit]}. ${seconds === undefined ? 'Please wait a moment.' : `Try again in ${spanOf('en', seconds)}.`}`,
    started: () => 'The game has already started.',
    stillPlayed: () => 'Others are still playing this game. It can be ended once nobody has played for a while.',
    stopping: () => 'The server is about to restart. You will be back in a moment.',
    tooBig: () => 'This message is too long.',
    tooManyTables: ({ most }) =>
      most === undefined
        ? 'You have too many open tables. Please finish one first.'
        : `Your network already has ${most} open tables, the most this server allows. Finish or remove one first.`,
    undoGone: () => 'This can’t be undone any more.',
    unknownClaim: () => 'This code is wrong or has expired. Show a new one on your other device.',
    unknownCode: () => 'No open table has this code word. Ask your host for it again.',
    unknownDevice: () => 'This device has none of your seats any more.',
    unknownGame: () => 'This game is not on this server.',
    unknownPack: () => 'This content pack is not on this server.',
    unknownTable: () => 'There is no such table, or its link is no longer valid.',
  },
  fr: {
    alreadyYours: () => 'Cet appareil a déjà ces places.',
    askGone: () => 'Cette demande a expiré. Affichez un nouveau code et réessayez.',
    badMessage: () => 'Ce message est illisible. Rechargez la page, puis réessayez.',
    badPushKey: () => 'La clé de notification de votre navigateur n’est pas valable. Désactivez, puis réactivez.',
    brokenRecord: () =>
      'Cette partie enregistrée est incohérente : elle contient quelque chose d’impossible, ou ses tirages ne viennent pas de sa graine.',
    busy: () => 'Cela n’a pas pu être enregistré à l’instant. Rien n’a changé ; veuillez réessayer.',
    codeUsed: () => 'Un autre appareil a déjà utilisé ce code. Affichez-en un nouveau.',
    mailFailed: () => 'L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.',
    noMail: () => 'Ce serveur n’envoie pas d’e-mails.',
    notAnAddress: () => 'Ce n’est pas une adresse e-mail.',
    otherPush: () => 'Ce serveur ne prend pas en charge les notifications de ce navigateur.',
    wrongFigures: () => 'Ce code est faux ou a expiré. Demandez-en un autre.',
    dailyClosed: () => 'Seules les îles d’aujourd’hui et d’hier comptent encore.',
    dailyTwice: () => 'Votre résultat pour cette île compte déjà.',
    damaged: () =>
      'Cette table est abîmée sur le disque du serveur et ne peut pas être ouverte. Prévenez la personne qui s’occupe du serveur : une sauvegarde l’a peut-être.',
    ended: () => 'Cette partie a été arrêtée avant la fin. Vous pouvez encore la revoir.',
    fault: () => 'Une erreur s’est produite à cette table. Rien n’a changé.',
    lookAgain: () => 'Quelque chose vient de changer. Regardez encore, puis décidez.',
    muted: () => 'Vous êtes en sourdine, à la demande de l’hôte.',
    nameNeeded: () => 'Choisissez d’abord un nom.',
    nameTaken: () => 'Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
    noRoom: () => 'Toutes les places sont prises.',
    notDaily: () => 'Cette partie n’a pas été jouée sur l’île de ce jour.',
    notATeam: () => 'Seules les personnes qui jouent en équipe peuvent montrer et proposer.',
    notAsked: () => 'La partie n’attend rien de cette place.',
    notHere: () => 'Vous n’êtes pas à cette table. Demandez-en le lien.',
    notHost: () => 'C’est réservé à l’hôte.',
    notOver: () => 'La partie n’est pas encore terminée.',
    notStarted: () => 'La partie n’a pas encore commencé.',
    nothingThere: () => 'Impossible de montrer cela.',
    notYourSeat: () => 'Ce n’est pas votre place.',
    oldClient: () => 'Cette page est plus ancienne que la table. Veuillez la recharger.',
    openSeats: () => 'Des places sont encore libres. Donnez-les d’abord à des personnes ou à des robots.',
    otherRules: () =>
      'Cette table a commencé avec d’autres règles et ne peut pas continuer ici. Son journal est conservé.',
    sameDevice: () => 'C’est cet appareil qui affiche le code. Entrez-le sur l’autre.',
    seatNotAway: () => 'Cette personne est là, ou vient de partir : aucun robot ne peut encore jouer pour elle.',
    seatTaken: () => 'Cette place est déjà prise.',
    slowDown: ({ limit, seconds }) =>
      `${limit === undefined ? 'C’est trop rapide' : LIMITS.fr[limit]}. ${seconds === undefined ? 'Attendez un instant.' : `Réessayez dans ${spanOf('fr', seconds)}.`}`,
    started: () => 'La partie a déjà commencé.',
    stillPlayed: () =>
      'D’autres personnes jouent encore cette partie. Vous pourrez l’arrêter quand plus personne n’y aura joué depuis un moment.',
    stopping: () => 'Le serveur va redémarrer. Vous serez de retour dans un instant.',
    tooBig: () => 'Ce message est trop long.',
    tooManyTables: ({ most }) =>
      most === undefined
        ? 'Vous avez trop de tables en cours. Terminez-en une d’abord.'
        : `Votre réseau a déjà ${most} tables en cours, le maximum sur ce serveur. Terminez ou supprimez-en une d’abord.`,
    undoGone: () => 'Il est trop tard pour annuler cet ajout.',
    unknownClaim: () => 'Ce code est faux ou a expiré. Affichez-en un nouveau sur l’autre appareil.',
    unknownCode: () => 'Aucune table ouverte n’a ce mot de code. Redemandez-le à l’hôte.',
    unknownDevice: () => 'Cet appareil n’a plus aucune de vos places.',
    unknownGame: () => 'Ce jeu n’est pas sur ce serveur.',
    unknownPack: () => 'Ce fichier de contenu n’est pas sur ce serveur.',
    unknownTable: () => 'Cette table n’existe pas, ou son lien n’est plus valable.',
  },
};

export function isTableWhy(why: { readonly why: string }): why is TableWhy {
  return Object.hasOwn(TABLE_REASONS.en, why.why) || why.why === 'nothingToUndo' || isOptionWhy(why) || isPackWhy(why);
}

const isOptionWhy = (why: { readonly why: string }): why is OptionWhy =>
  why.why === 'badOption' || why.why === 'badSeatCount';

const isPackWhy = (why: { readonly why: string }): why is PackWhy => why.why === 'badPack' || why.why === 'noPacks';

/** Options are named in the words of the game, where its text is at hand. */
export function sayTableWhy(language: Language, why: TableWhy, text?: GameText): string {
  if (isOptionWhy(why)) return sayOptionWhy(language, why, text);
  if (isPackWhy(why)) return sayPackWhy(language, why, text);
  if (why.why === 'nothingToUndo') return UNDO_REASONS[language][why.stop];
  const say = TABLE_REASONS[language][why.why] as (why: TableWhy) => string;
  return say(why);
}
