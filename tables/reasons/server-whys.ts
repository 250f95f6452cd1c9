import type { ByLanguage, GameText, Language } from '@skerry/engine';
import { sayTableWhy, type TableWhy } from './whys.ts';
import { TABLE_WORDS } from './words/index.ts';

/** Reasons that only a server has. Pages show the server's sentence, so these are not in their bundle. */
type PlainServerWhy =
  | 'alreadyYours'
  | 'askGone'
  | 'badPosition'
  | 'badPushKey'
  | 'brokenRecord'
  | 'codeUsed'
  | 'dailyClosed'
  | 'dailyTwice'
  | 'damaged'
  | 'linkEnded'
  | 'mailFailed'
  | 'noMail'
  | 'notAnAddress'
  | 'notDaily'
  | 'oldClient'
  | 'otherPush'
  | 'sameDevice'
  | 'stopping'
  | 'tooBig'
  | 'undoGone'
  | 'unknownClaim'
  | 'unknownCode'
  | 'unknownDevice'
  | 'unknownGame'
  | 'unknownPack'
  | 'wrongFigures';

/** Limited per address, person or table. */
export const LIMITED = [
  ...['requests', 'codes', 'messages', 'connections', 'entries', 'moves', 'undos', 'chat'],
  ...['emails', 'tests', 'packs', 'results'],
] as const;
export type Limited = (typeof LIMITED)[number];

export type ServerWhy =
  | { readonly why: PlainServerWhy }
  /** `seconds` until it is allowed again, if known. */
  | { readonly why: 'slowDown'; readonly limit?: Limited; readonly seconds?: number }
  /** The host name of the request. */
  | { readonly why: 'otherHost'; readonly host: string }
  /** The limit per address. */
  | { readonly why: 'tooManyTables'; readonly most?: number };

type Sentences = { readonly [W in PlainServerWhy]: () => string } & {
  readonly slowDown: (why: { readonly limit?: Limited; readonly seconds?: number }) => string;
  readonly otherHost: (why: { readonly host: string }) => string;
  readonly tooManyTables: (why: { readonly most?: number }) => string;
};

const LIMITS: ByLanguage<{ readonly [K in Limited]: string }> = {
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
  de: {
    requests: 'Zu viele Anfragen aus deinem Netz',
    codes: 'Zu viele Codes aus deinem Netz ausprobiert',
    messages: 'Zu viele Nachrichten aus deinem Netz',
    connections: 'Zu viele offene Seiten aus deinem Netz',
    entries: 'Dieser Tisch wurde aus deinem Netz zu oft geöffnet',
    moves: 'Zu viele Aktionen aus deinem Netz',
    undos: 'An diesem Tisch wurde zu oft zurückgenommen',
    chat: 'Zu viele Chatnachrichten in einer Minute',
    emails: 'Zu viele Codes per E-Mail verschickt',
    tests: 'Zu viele Testbenachrichtigungen',
    packs: 'Zu viele Inhaltspakete aus deinem Netz',
    results: 'Zu viele Tagesergebnisse aus deinem Netz',
  },
};

/** "40 seconds", "3 minutes", "2 hours". */
function spanOf(language: Language, seconds: number): string {
  const [unit, length] =
    seconds < 90 ? (['second', 1] as const) : seconds < 5400 ? (['minute', 60] as const) : (['hour', 3600] as const);
  const count = Math.max(1, Math.ceil(seconds / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    .replace('\u00a0', ' ');
}

export const SERVER_REASONS: ByLanguage<Sentences> = {
  en: {
    alreadyYours: () => 'This device already has these seats.',
    askGone: () => 'This request is no longer open. Show a new code and try again.',
    badPosition: () => 'A game can’t begin with this position: the rules don’t allow it.',
    badPushKey: () => 'Your browser’s push key isn’t valid. Turn push off and on again.',
    brokenRecord: () =>
      'This record is inconsistent: something in it could not have happened, or its draws don’t come from its seed.',
    codeUsed: () => 'Another device has already used this code. Show a new one.',
    mailFailed: () => 'The email couldn’t be sent. Check the address, or try again later.',
    noMail: () => 'This server doesn’t send email.',
    notAnAddress: () => 'That isn’t an email address.',
    otherHost: ({ host }) => `This server isn’t set up for “${host}”. If you run it, set PUBLIC_URL or ALLOWED_HOSTS.`,
    otherPush: () => 'This server doesn’t support your browser’s push service.',
    wrongFigures: () => 'That code is wrong or has expired. Ask for a new one.',
    dailyClosed: () => 'Only today’s and yesterday’s islands still count.',
    dailyTwice: () => 'Your result for this island has already been counted.',
    damaged: () =>
      'This table is damaged on the server’s disk and can’t be opened. Tell the person who runs the server: a backup may have it.',
    notDaily: () => 'This game was not played on that day’s island.',
    oldClient: () => 'This page is older than the table. Please reload it.',
    sameDevice: () => 'This device shows the code. Enter it on your other device.',
    slowDown: ({ limit, seconds }) =>
      `${limit === undefined ? 'That was too fast' : LIMITS.en[limit]}. ${seconds === undefined ? 'Please wait a moment.' : `Try again in ${spanOf('en', seconds)}.`}`,
    stopping: () => 'The server is about to restart. You will be back in a moment.',
    tooManyTables: ({ most }) =>
      most === undefined
        ? 'You have too many open tables. Please finish one first.'
        : `Your network already has ${most} open tables, the most this server allows. Finish or remove one first.`,
    undoGone: () => 'This can’t be undone any more.',
    linkEnded: () => 'This link has been used, or has ended. Ask the host for a new one.',
    unknownClaim: () => 'This code is wrong or has expired. Show a new one on your other device.',
    unknownCode: () => 'No open table has this code word. Ask your host for it again.',
    unknownDevice: () => 'This device has none of your seats any more.',
    tooBig: () => 'This message is too long.',
    unknownGame: () => 'This game is not on this server.',
    unknownPack: () => 'This content pack is not on this server.',
  },
  fr: {
    alreadyYours: () => 'Cet appareil a déjà ces places.',
    askGone: () => 'Cette demande a expiré. Affichez un nouveau code et réessayez.',
    badPosition: () => 'Une partie ne peut pas commencer par cette position, que les règles n’autorisent pas.',
    badPushKey: () => 'La clé de notification de votre navigateur n’est pas valable. Désactivez, puis réactivez.',
    brokenRecord: () =>
      'Cette partie enregistrée est incohérente : elle contient quelque chose d’impossible, ou ses tirages ne viennent pas de sa graine.',
    codeUsed: () => 'Un autre appareil a déjà utilisé ce code. Affichez-en un nouveau.',
    mailFailed: () => 'L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.',
    noMail: () => 'Ce serveur n’envoie pas d’e-mails.',
    notAnAddress: () => 'Ce n’est pas une adresse e-mail.',
    otherHost: ({ host }) =>
      `Ce serveur n’est pas configuré pour «\u202f${host}\u202f». Si vous l’administrez, définissez PUBLIC_URL ou ALLOWED_HOSTS.`,
    otherPush: () => 'Ce serveur ne prend pas en charge les notifications de ce navigateur.',
    wrongFigures: () => 'Ce code est faux ou a expiré. Demandez-en un autre.',
    dailyClosed: () => 'Seules les îles d’aujourd’hui et d’hier comptent encore.',
    dailyTwice: () => 'Votre résultat pour cette île compte déjà.',
    damaged: () =>
      'Cette table est abîmée sur le disque du serveur et ne peut pas être ouverte. Prévenez la personne qui s’occupe du serveur : une sauvegarde l’a peut-être.',
    notDaily: () => 'Cette partie n’a pas été jouée sur l’île de ce jour.',
    oldClient: () => 'Cette page est plus ancienne que la table. Veuillez la recharger.',
    sameDevice: () => 'C’est cet appareil qui affiche le code. Entrez-le sur l’autre.',
    slowDown: ({ limit, seconds }) =>
      `${limit === undefined ? 'C’est trop rapide' : LIMITS.fr[limit]}. ${seconds === undefined ? 'Attendez un instant.' : `Réessayez dans ${spanOf('fr', seconds)}.`}`,
    stopping: () => 'Le serveur va redémarrer. Vous serez de retour dans un instant.',
    tooManyTables: ({ most }) =>
      most === undefined
        ? 'Vous avez trop de tables en cours. Terminez-en une d’abord.'
        : `Votre réseau a déjà ${most} tables en cours, le maximum sur ce serveur. Terminez ou supprimez-en une d’abord.`,
    undoGone: () => 'Il est trop tard pour annuler cet ajout.',
    linkEnded: () => 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau à l’hôte.',
    unknownClaim: () => 'Ce code est faux ou a expiré. Affichez-en un nouveau sur l’autre appareil.',
    unknownCode: () => 'Aucune table ouverte n’a ce mot de code. Redemandez-le à l’hôte.',
    unknownDevice: () => 'Cet appareil n’a plus aucune de vos places.',
    tooBig: () => 'Ce message est trop long.',
    unknownGame: () => 'Ce jeu n’est pas sur ce serveur.',
    unknownPack: () => 'Ce fichier de contenu n’est pas sur ce serveur.',
  },
  de: {
    alreadyYours: () => 'Dieses Gerät hat diese Plätze schon.',
    askGone: () =>
      'Diese Anfrage ist nicht mehr offen. Lass dir einen neuen Code anzeigen, und versuche es noch einmal.',
    badPosition: () => 'Mit dieser Stellung kann keine Partie beginnen: Die Regeln lassen sie nicht zu.',
    badPushKey: () => 'Der Schlüssel deines Browsers gilt nicht. Schalte die Benachrichtigungen aus und wieder ein.',
    brokenRecord: () =>
      'Diese Aufzeichnung widerspricht sich: Etwas darin kann so nicht passiert sein, oder der Zufall kommt nicht aus dem Startwert.',
    codeUsed: () => 'Ein anderes Gerät hat diesen Code schon benutzt. Lass dir einen neuen anzeigen.',
    mailFailed: () => 'Die E-Mail ließ sich nicht senden. Prüfe die Adresse, oder versuche es später noch einmal.',
    noMail: () => 'Dieser Server verschickt keine E-Mails.',
    notAnAddress: () => 'Das ist keine E-Mail-Adresse.',
    otherHost: ({ host }) =>
      `Dieser Server ist nicht für „${host}“ eingerichtet. Wenn du ihn betreibst, setze PUBLIC_URL oder ALLOWED_HOSTS.`,
    otherPush: () => 'Dieser Server unterstützt die Benachrichtigungen deines Browsers nicht.',
    wrongFigures: () => 'Dieser Code ist falsch oder abgelaufen. Lass dir einen neuen schicken.',
    dailyClosed: () => 'Nur die Inseln von heute und gestern zählen noch.',
    dailyTwice: () => 'Dein Ergebnis für diese Insel zählt schon.',
    damaged: () =>
      'Dieser Tisch ist auf der Festplatte des Servers beschädigt und lässt sich nicht öffnen. Sag der Person Bescheid, die den Server betreibt: Vielleicht gibt es eine Sicherung.',
    notDaily: () => 'Diese Partie wurde nicht auf der Insel dieses Tages gespielt.',
    oldClient: () => 'Diese Seite ist älter als der Tisch. Lade sie neu.',
    sameDevice: () => 'Dieses Gerät zeigt den Code an. Gib ihn auf dem anderen ein.',
    slowDown: ({ limit, seconds }) =>
      `${limit === undefined ? 'Das war zu schnell' : LIMITS.de[limit]}. ${seconds === undefined ? 'Warte einen Moment.' : `Versuche es in ${spanOf('de', seconds)} noch einmal.`}`,
    stopping: () => 'Der Server startet gleich neu. Du bist sofort wieder da.',
    tooManyTables: ({ most }) =>
      most === undefined
        ? 'Du hast zu viele offene Tische. Beende zuerst einen.'
        : `Dein Netz hat schon ${most} offene Tische, mehr erlaubt dieser Server nicht. Beende oder entferne zuerst einen.`,
    undoGone: () => 'Das lässt sich nicht mehr zurücknehmen.',
    linkEnded: () => 'Dieser Link wurde schon benutzt oder gilt nicht mehr. Bitte die Tischleitung um einen neuen.',
    unknownClaim: () => 'Dieser Code ist falsch oder abgelaufen. Lass dir auf dem anderen Gerät einen neuen anzeigen.',
    unknownCode: () => 'Kein offener Tisch hat dieses Codewort. Frag noch einmal nach.',
    unknownDevice: () => 'Dieses Gerät hat keine deiner Plätze mehr.',
    tooBig: () => 'Diese Nachricht ist zu lang.',
    unknownGame: () => 'Dieses Spiel gibt es auf diesem Server nicht.',
    unknownPack: () => 'Dieses Inhaltspaket gibt es auf diesem Server nicht.',
  },
};

export const isServerWhy = (why: { readonly why: string }): why is ServerWhy =>
  Object.hasOwn(SERVER_REASONS.en, why.why);

export function sayServerWhy(language: Language, why: TableWhy, text?: GameText): string {
  if (!isServerWhy(why)) return sayTableWhy(TABLE_WORDS[language], why, text);
  const say = SERVER_REASONS[language][why.why] as (why: ServerWhy) => string;
  return say(why);
}
