// Words that cannot be right where people read them, whoever wrote the sentence: docs/voice.md says why. What only some sentences get
// wrong is not here; the soundness tests (speech/testing) look at what is said when a game runs.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from './languages.mjs';
import { filesBelow, isCode, ROOT } from './source-files.mjs';
import { isNode, lineOf, syntax } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {{ line: number, language: string | undefined, text: string }} Wording */

/** The folders of the games that hold sentences. */
const IN_GAMES = readdirSync(join(ROOT, 'games'))
  .flatMap((game) => ['text', 'lessons'].map((part) => `games/${game}/${part}`))
  .filter((place) => existsSync(join(ROOT, place)));

/** Where sentences are: folders and files. */
export const PLACES = [
  ...IN_GAMES,
  'bots/review/amounts.ts',
  'bots/review/words.ts',
  'cli/words.ts',
  'engine/text.ts',
  'server/notifications/sentences.ts',
  'server/notifications/email/words.ts',
  'tables/reasons',
  'web/words',
];

/** What stands in a text for a value that is put in. */
const GAP = '\ufffc';

/**
 * What to look for, in which language, what to write instead, and a sentence that has it.
 * @type {readonly { language: string, found: RegExp, instead: string, wrong: string }[]}
 */
export const PATTERNS = [
  {
    language: 'en',
    found: /\bsurely\b/i,
    instead: '“clearly”; “surely” means “probably”',
    wrong: '1 is surely the best.',
  },
  { language: 'en', found: /\bfor ever\b/i, instead: '“forever”', wrong: 'It is lost for ever.' },
  {
    language: 'en',
    found: /\broll(s|ed|ing)?\b[^.;:]{0,30}\bagain\b/i,
    instead: '“reroll”',
    wrong: 'You can roll the die again.',
  },
  {
    language: 'en',
    found: /(?:^|[.:;] |, and )whoever\b/i,
    instead: '“anyone who”, “the player who”, or “you”',
    wrong: 'Whoever has this link can sit down.',
  },
  {
    language: 'en',
    found: /\b(some|any|every)body\b/i,
    instead: '“someone”, “anyone”, “everyone”: one family everywhere',
    wrong: 'Somebody has that name.',
  },
  {
    language: 'en',
    found: /\bdear(er|est)?\b/i,
    instead: '“costliest” for a move, “most expensive” for a card',
    wrong: 'The dearest choice.',
  },
  { language: 'en', found: /\bin all(?=[.,;:!?)]|$)/i, instead: '“in total”', wrong: 'That is 3 in all.' },
  {
    language: 'en',
    found: /\b(go|goes|going|went) on(?=[.,;:!?]|$| with\b| without\b)/i,
    instead: '“continue”, “resume” or “keep going”',
    wrong: 'Reload to go on.',
  },
  {
    language: 'en',
    found: /\b(begins?|continues?|ends?|goes|happens?|opens?|starts?) (\w+ )?by itself\b/i,
    instead: '“automatically”',
    wrong: 'It opens by itself.',
  },
  {
    language: 'en',
    found: /\bmeanwhile(?=[.;!?]|$)/i,
    instead: '“in the meantime”',
    wrong: 'You can look around meanwhile.',
  },
  { language: 'en', found: /\bunder water\b/i, instead: '“flooded”', wrong: 'The tile is under water.' },
  {
    language: 'en',
    found: /\brais(e|es|ed|ing) (a |the |its |your )?(\w+ )?treasures?\b/i,
    instead: '“capture”, the rulebook’s verb',
    wrong: 'Raise a treasure.',
  },
  {
    language: 'en',
    found: /\b(lies|lay|lying) (on|in|at|off|before|beside|below|above|face|flooded|open|there)\b/i,
    instead: '“is”: things are somewhere, they do not lie',
    wrong: 'The coin lies on the map.',
  },
  {
    language: 'en',
    found: /\b(hang|stand)s? (already|above|below)\b/i,
    instead: '“is”: things are somewhere, they do not stand',
    wrong: 'The price stands below the card.',
  },
  {
    language: 'en',
    found: /\b(attacked|captured|chosen|done|drawn|moved|played|taken|used) already\b/i,
    instead: '“already” before the participle',
    wrong: 'This Hero has attacked already.',
  },
  {
    language: 'en',
    found: /(?:^|[.:;] |\b(?:and|or|then) )touch (?:an?|the|your|one|it|what|\*)\b/i,
    instead: '“choose”: many have a mouse or keys',
    wrong: 'Touch a tile.',
  },
  { language: 'en', found: /\bzero\b/i, instead: '“no …” or “none”', wrong: 'You have zero wood.' },
  { language: 'en', found: /^It is for\b/, instead: '“You can only …”', wrong: 'It is for the time before you move.' },
  {
    language: 'en',
    found: /(?<!\bwith the )\bmost points wins?\b/i,
    instead: '“the highest score wins”',
    wrong: 'The most points win.',
  },
  { language: 'en', found: /\bimagined\b/i, instead: '“simulated”', wrong: '400 imagined games.' },
  { language: 'en', found: /\be-mails?\b/i, instead: '“email”', wrong: 'By e-mail.' },
  {
    language: 'en',
    found: /\bNotices?\b|\bnotices?(?=[ .,;:!?])|(?<= )notices?\b/,
    instead: '“notification”',
    wrong: 'Notices come at any hour.',
  },
  { language: 'en', found: /%\s+more\b/, instead: 'percentage points', wrong: 'That would have kept 30% more.' },
  { language: 'en', found: /\s[–—]\s/, instead: 'a comma, a colon or two sentences', wrong: 'A table – yours.' },
  { language: 'en', found: / [:;!?%]/, instead: 'no space before the sign', wrong: 'Ready ?' },

  {
    language: 'fr',
    found: /[ \u00a0][:;!?%»]|«[ \u00a0]/,
    instead: 'U+202F before : ; ! ? % » and after «',
    wrong: 'Attention : rien.',
  },
  {
    language: 'fr',
    found: /[\p{L})\ufffc][:;!?](?=\s|$)|[\p{L})]»|«\p{L}/u,
    instead: 'U+202F before : ; ! ? % » and after «',
    wrong: 'Attention: rien.',
  },
  { language: 'fr', found: /(?<!\p{L})courriels?(?!\p{L})/iu, instead: '« e-mail »', wrong: 'Par courriel.' },
  { language: 'fr', found: /(?<!\p{L})avis(?!\p{L})/iu, instead: '« notification »', wrong: 'Autorisez les avis.' },
  {
    language: 'fr',
    found: /(?<!\p{L})(ré)?embauch/iu,
    instead: '« recruter »',
    wrong: 'Embaucher un membre d’équipage.',
  },
  { language: 'fr', found: /(?<!\p{L})cités?(?!\p{L})/iu, instead: '« Capitale »', wrong: 'Votre cité.' },
  {
    language: 'fr',
    found: /(?<!\p{L})zéro(?!\p{L})/iu,
    instead: '« aucun », « n’en … pas »',
    wrong: 'Vous en avez zéro.',
  },
  {
    language: 'fr',
    found: /(?<!\p{L})sûrement(?!\p{L})/iu,
    instead: '« nettement »; « sûrement » means “probably”',
    wrong: '1 est sûrement le meilleur.',
  },
  {
    language: 'fr',
    found: /(?<!\p{L})(fut|furent|eut|eurent|prit|prirent|donna|donnèrent|vint|vinrent|perdit|gagna|joua)(?!\p{L})/iu,
    instead: 'the passé composé',
    wrong: 'Le hasard fut plus rude.',
  },
  {
    language: 'fr',
    found: /(?:^|[.;] )Qui [^?]*\.(?!.*\?)/u,
    instead: '« La personne qui … », « Toute personne qui … »',
    wrong: 'Qui travaille descend.',
  },
  {
    language: 'fr',
    found: /marqu[ée]+s se touchent/iu,
    instead: '« choisissez »; « se touchent » means “are adjacent”',
    wrong: 'Les tuiles marquées se touchent.',
  },
  {
    language: 'fr',
    found: /le plus de points gagne/iu,
    instead: '« le meilleur score gagne »',
    wrong: 'Le plus de points gagne.',
  },
  { language: 'fr', found: /[\d\ufffc] or(?!\p{L})/u, instead: '« … pièces d’or »', wrong: 'Recevez 3 or.' },
  {
    language: 'fr',
    found: /[\d\ufffc] réputations?(?!\p{L})/u,
    instead: '« … points de réputation »',
    wrong: '2 réputations.',
  },
  {
    language: 'fr',
    found: /C’est pour le moment/iu,
    instead: '« Utilisable seulement … »',
    wrong: 'C’est pour le moment avant.',
  },
  { language: 'fr', found: /Pourquoi pas/iu, instead: '« Pourquoi impossible ? »', wrong: 'Pourquoi pas…\u202f?' },
  { language: 'fr', found: /(?<!\p{L})imaginée?s?(?!\p{L})/iu, instead: '« simulé »', wrong: '400 parties imaginées.' },
  { language: 'fr', found: /%\s+de plus/u, instead: 'points de pourcentage', wrong: '30\u202f% de plus.' },

  {
    language: 'de',
    found: / [:;!?%]|\d%/,
    instead: 'no space before the sign, U+202F before %',
    wrong: 'Fertig ?',
  },
  { language: 'de', found: /[«»”]|“(?=[\p{L}\ufffc])/u, instead: '„ and “', wrong: 'Sag “ja”.' },
  { language: 'de', found: /\s[–—]\s/, instead: 'a comma, a colon or two sentences', wrong: 'Ein Tisch – deiner.' },
  {
    language: 'de',
    found: /(?<=\p{Ll},? )(?:Sie|Ihnen|Ihre?[mnrs]?|Du|Dich|Dir|Deine?[mnrs]?)(?!\p{L})/u,
    instead: '„du“, in small letters',
    wrong: 'Wählen Sie ein Feld.',
  },
  {
    language: 'de',
    found: /(?<!\p{L})(?:Mits|S)pieler(?:in|innen|n)?(?!\p{L})/u,
    instead: 'a name, „du“, „alle“, „wer …“',
    wrong: 'Der Spieler zieht zwei Karten.',
  },
  {
    language: 'de',
    found: /(?<!\p{L})(?:Gastgeber|Host)(?:in|s|n)?(?!\p{L})/u,
    instead: '„Tischleitung“',
    wrong: 'Das kann nur der Gastgeber.',
  },
  { language: 'de', found: /(?<!\p{L})(?:Kachel|Plättchen)n?(?!\p{L})/u, instead: '„Feld“', wrong: 'Diese Kachel.' },
  {
    language: 'de',
    found: /(?<!\p{L})rückgängig(?!\p{L})/iu,
    instead: '„zurücknehmen“',
    wrong: 'Mach die Aktion rückgängig.',
  },
  { language: 'de', found: /(?<!\p{L})(?:eMail|Email|E-mail)/u, instead: '„E-Mail“', wrong: 'Per Email.' },
  { language: 'de', found: /(?<!\p{L})null(?!\p{L})/iu, instead: '„kein“', wrong: 'Du hast null Karten.' },
  {
    language: 'de',
    found: /(?<!\p{L})(?:Review|Score|Seed|Log|Theme|Lobby|Notification|Hint|Settings)s?(?!\p{L})/u,
    instead: 'the German word of docs/translate.md',
    wrong: 'Der Score steht im Log.',
  },
  { language: 'de', found: /%\s+mehr/u, instead: 'Prozentpunkte', wrong: 'Das hätte 30\u202f% mehr gebracht.' },
];

/**
 * The same in every language.
 * @type {readonly Omit<(typeof PATTERNS)[number], 'language'>[]}
 */
export const EVERYWHERE = [
  { found: / …/, instead: 'no space before the dots', wrong: 'Dealing …' },
  { found: /\p{L}'\p{L}/u, instead: '’', wrong: "You don't." },
];

/** The language that a name says: of a file, a key, a constant. @param {unknown} name @returns {string | undefined} */
const languageOf = (name) => LANGUAGES.find((language) => language === name);

/** Of a node that names what it holds: `fr: { ... }`, `const fr = { ... }`. @param {Node} node */
function languageNamed(node) {
  const name = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : undefined;
  return isNode(name) ? languageOf(name.name) : undefined;
}

/** What is written out, with a gap for each value that is put in. @param {Node} node @returns {string | undefined} */
function written(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map(({ value }) => value.cooked).join(GAP);
}

/** Nobody reads what these hold. */
const SILENT = /^(ImportDeclaration|TS(InterfaceDeclaration|TypeAliasDeclaration|TypeAnnotation|TypeParameter\w+))$/;

/**
 * The texts of a tree, each in its language as far as that is plain.
 * @param {string} source @param {unknown} tree @param {string | undefined} language @returns {Generator<Wording>}
 */
function* textsOf(source, tree, language) {
  if (Array.isArray(tree)) {
    for (const part of tree) yield* textsOf(source, part, language);
  } else if (isNode(tree) && !SILENT.test(tree.type)) {
    const text = written(tree);
    if (text !== undefined) yield { line: lineOf(source, tree), language, text };
    const { key: _, ...parts } = tree;
    yield* textsOf(source, Object.values(parts), languageNamed(tree) ?? language);
  }
}

/** @param {string} path @param {string} source */
export const wordings = (path, source) => [
  ...textsOf(source, syntax(path, source), languageOf(/(?:^|[./])([a-z]{2})(?:\/[\w-]+)?\.tsx?$/.exec(path)?.[1])),
];

/** Where the language is not plain, the words of either are wrong. @param {Wording} wording */
const flawsOf = ({ language, text }) =>
  [...PATTERNS.filter((pattern) => language === undefined || pattern.language === language), ...EVERYWHERE].flatMap(
    ({ found, instead }) => {
      const [words] = found.exec(text) ?? [];
      return words === undefined ? [] : [{ words, instead }];
    },
  );

/** What is wrong in a file, a sentence each. @param {string} path @param {string} source */
export const wordTroubles = (path, source) =>
  wordings(path, source).flatMap((wording) =>
    flawsOf(wording).map(({ words, instead }) =>
      `${path}:${wording.line} says "${words}" in "${wording.text}"; write ${instead}`.replaceAll(GAP, '…'),
    ),
  );

/** @param {string} place */
const filesOf = (place) => (statSync(join(ROOT, place)).isDirectory() ? filesBelow(place) : [place]);

/** Files and troubles of all places where sentences are. @param {readonly string[]} places */
export function checkWords(places = PLACES) {
  const files = places.flatMap(filesOf).filter((path) => isCode(path) && !path.includes('/test/'));
  return {
    files: files.length,
    troubles: files.flatMap((path) => wordTroubles(path, readFileSync(join(ROOT, path), 'utf8'))),
  };
}
