import type { GeneralFault, Kind } from './content/shapes.ts';
import type { Game, GameTypes, PackFault, Seat, View } from './contract.ts';
import type { ByLanguage, Language, Translated } from './first/languages.ts';
import type { Gist } from './gist/parts.ts';
import type { UndoWhy } from './keeping/undo.ts';

export interface TextContext<T extends GameTypes = GameTypes> {
  /** As the reader sees it. */
  readonly state: View<T>['state'];
  /** Sentences then say "you". */
  readonly reader?: Seat | undefined;
  readonly names: readonly string[];
  /** The names that a pack gives its towns and cards. */
  readonly content: T['Content'];
}

export interface Advised<T extends GameTypes = GameTypes> {
  readonly action: T['Action'];
  readonly seat: Seat;
  /** The position as the seat imagines it, and where the proposed moves lead before chance decides. */
  readonly before: T['State'];
  readonly after: T['State'];
  readonly telling: TextContext<T>;
}

/** What an action is good for in a position, in a few words: "drawn again, it sinks". */
export type Merit<T extends GameTypes = GameTypes> = (advised: Advised<T>) => string | undefined;

/** What chance took, and the earlier choice that would have been better. */
export interface Hindsight<T extends GameTypes = GameTypes> {
  readonly facts: readonly T['Fact'][];
  readonly better: readonly T['Action'][];
  /** From that choice on until chance decided. */
  readonly since: readonly View<T>['state'][];
  /** The number of that turning point. */
  readonly nth: number;
}

/** Everything a person reads while playing, in one language; the rules are a `RuleBook` of their own. */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly language: Language;
  readonly title: string;
  /** One line that makes a newcomer want to play. */
  readonly invitation: string;
  /** What happened, for the log and the screen reader. */
  readonly facts: {
    readonly [K in T['Fact']['fact']]: (fact: Extract<T['Fact'], { fact: K }>, telling: TextContext<T>) => string;
  };
  /** What turns come down to, for the log and for whoever was not looking; without it the log has every line. */
  gist?(): Promise<Gist<T>>;
  /** What can be done, in the imperative: "Move to Coral Palace". */
  readonly actions: {
    readonly [K in T['Action']['act']]: (action: Extract<T['Action'], { act: K }>, telling: TextContext<T>) => string;
  };
  readonly reasons: {
    readonly [K in T['Why']['why']]: (why: Extract<T['Why'], { why: K }>, telling: TextContext<T>) => string;
  };
  readonly refusals: {
    readonly [K in T['Refusal']['why']]: (refusal: Extract<T['Refusal'], { why: K }>) => string;
  };
  /** One sentence; `seat` is the seat that is asked. */
  readonly asks: {
    readonly [K in T['Asks']]: (step: Extract<T['Step'], { do: K }>, seat: Seat, telling: TextContext<T>) => string;
  };
  /** For advice; it comes when somebody asks for some. */
  merit?(): Promise<Merit<T>>;
  /** How a choice contributed to what chance did later: "But it lay flooded since turning point 2". */
  hindsight?(what: Hindsight<T>): string | undefined;
  /** The plain mistakes that its bots know, by name: what somebody missed. */
  readonly blunders?: { readonly [name: string]: string };
  /** By the key of `Outcome.why`. */
  readonly endings: {
    readonly [why: string]: (why: { readonly [argument: string]: unknown }, telling: TextContext<T>) => string;
  };
  /** For `Outcome.scores`, in the order they are shown; others are not shown. */
  readonly headings?: { readonly [heading: string]: string };
  readonly options: { readonly [K in keyof T['Options']]: OptionText };
  /** Where a pack has its own names for the values of options. */
  packOptions?(content: T['Content']): { readonly [K in keyof T['Options']]?: OptionText };
  /** Besides the faults that every game knows. */
  readonly faults?: { readonly [fault: string]: (fault: never) => string };
}

/** The shape of words in another language: the same keys, sentences of the same arguments. A missing one does not compile. */
export type Said<W> = W extends string
  ? string
  : W extends (...args: infer A) => infer R
    ? (...args: A) => Said<R>
    : W extends RegExp
      ? RegExp
      : { readonly [K in keyof W]: Said<W[K]> };

/** By number, a sentence or two each: `{ 'P-3': 'A turn is for two pebbles ...' }`. */
export type RuleBook = { readonly [number: string]: string };

/** What comes before the rules by number, and the headings between them. */
export interface RuleGuide<N extends string = string> {
  /** In a sentence or two. */
  readonly aim: string;
  readonly turn: readonly string[];
  readonly end: readonly string[];
  /** The first rule of each chapter, and its heading: `{ 'P-3': 'Your turn' }`. */
  readonly chapters: { readonly [First in N]?: string };
  /** The rules that these sentences state, in the same order. */
  readonly rules: GuideRules<N>;
}

export interface GuideRules<N extends string = string> {
  readonly aim: readonly N[];
  readonly turn: readonly (readonly N[])[];
  readonly end: readonly (readonly N[])[];
}

/** Whose a rule is: R the rulebook's, P public knowledge, M remembered without a page to show for it, J our own ruling. */
export const RULE_MARKS = ['R', 'P', 'M', 'J'] as const;
export type RuleMark = (typeof RULE_MARKS)[number];

/** The marks of the rules by number. Of two marks the first is whose the rule is, the second whose a number or a gap in it. */
export type RuleOrigins = { readonly [number: string]: RuleMark | `${RuleMark}${RuleMark}` };

export interface OptionText {
  readonly label: string;
  readonly help: string;
  /** By the value of a choice, as text. */
  readonly values: { readonly [value: string]: string };
}

/** For every game. */
export type EngineWhy = { why: 'gameOver' } | { why: 'noSeat' } | { why: 'unknownAction' };

export const ENGINE_REASONS: ByLanguage<{ readonly [K in EngineWhy['why']]: string }> = {
  en: {
    gameOver: 'The game is over.',
    noSeat: 'You have no seat at this table.',
    unknownAction: 'Nobody can do that in this game.',
  },
  fr: {
    gameOver: 'La partie est terminée.',
    noSeat: 'Vous n’avez pas de place à cette table.',
    unknownAction: 'Personne ne peut faire cela dans ce jeu.',
  },
  de: {
    gameOver: 'Die Partie ist zu Ende.',
    noSeat: 'Du hast keinen Platz an diesem Tisch.',
    unknownAction: 'Das kann in diesem Spiel niemand tun.',
  },
};

export const UNDO_REASONS: ByLanguage<{ readonly [K in UndoWhy['why']]: string }> = {
  en: {
    chance: 'You can’t undo past a die, a draw or a card that was turned over.',
    revealed: 'You can’t undo past something that has been shown.',
    othersActed: 'You can’t undo this any more: others have acted since.',
    nothingDone: 'You have nothing to undo.',
    turnBegan: 'Your turn begins here; there is nothing to undo yet.',
    gameOver: ENGINE_REASONS.en.gameOver,
  },
  fr: {
    chance: 'Impossible d’annuler au-delà d’un dé, d’une pioche ou d’une carte retournée.',
    revealed: 'Impossible d’annuler ce qui a été révélé.',
    othersActed: 'Impossible d’annuler : d’autres ont joué depuis.',
    nothingDone: 'Vous n’avez rien à annuler.',
    turnBegan: 'Votre tour commence ici : il n’y a encore rien à annuler.',
    gameOver: ENGINE_REASONS.fr.gameOver,
  },
  de: {
    chance: 'Ein Wurf oder eine aufgedeckte Karte lässt sich nicht zurücknehmen.',
    revealed: 'Was aufgedeckt ist, lässt sich nicht zurücknehmen.',
    othersActed: 'Das lässt sich nicht mehr zurücknehmen: Andere haben seitdem gehandelt.',
    nothingDone: 'Du hast nichts zurückzunehmen.',
    turnBegan: 'Dein Zug beginnt hier; es gibt noch nichts zurückzunehmen.',
    gameOver: ENGINE_REASONS.de.gameOver,
  },
};

export function sayFact<T extends GameTypes>(text: GameText<T>, fact: T['Fact'], telling: TextContext<T>): string {
  const say = text.facts[fact.fact as T['Fact']['fact']] as (fact: T['Fact'], telling: TextContext<T>) => string;
  return say(fact, telling);
}

export function sayAction<T extends GameTypes>(
  text: GameText<T>,
  action: T['Action'],
  telling: TextContext<T>,
): string {
  const say = text.actions[action.act as T['Action']['act']] as (
    action: T['Action'],
    telling: TextContext<T>,
  ) => string;
  return say(action, telling);
}

export function sayReason<T extends GameTypes>(
  text: GameText<T>,
  why: T['Why'] | EngineWhy,
  telling: TextContext<T>,
): string {
  const own = ENGINE_REASONS[text.language] as { readonly [why: string]: string };
  const general = Object.hasOwn(own, why.why) ? own[why.why] : undefined;
  if (general !== undefined) return general;
  const say = text.reasons[why.why as T['Why']['why']] as (why: T['Why'], telling: TextContext<T>) => string;
  return say(why as T['Why'], telling);
}

export function sayRefusal<T extends GameTypes>(text: GameText<T>, why: T['Refusal']): string {
  const say = text.refusals[why.why as T['Refusal']['why']] as (why: T['Refusal']) => string;
  return say(why);
}

type Saying<T extends GameTypes> = (step: T['Step'], seat: Seat, telling: TextContext<T>) => string;

/** Empty where the top step asks nobody. */
export function sayAsk<T extends GameTypes>(text: GameText<T>, seat: Seat, telling: TextContext<T>): string {
  const step = telling.state.agenda.at(-1) as T['Step'] | undefined;
  if (step === undefined) return '';
  const say = text.asks[step.do as T['Asks']] as Saying<T> | undefined;
  return say?.(step, seat, telling) ?? '';
}

/** With the names of its pack, if it has one. */
export function optionTexts<T extends GameTypes>(
  text: GameText<T>,
  { content, pack }: Pick<Game<T>, 'content' | 'pack'>,
): { readonly [option: string]: OptionText } {
  return pack === undefined ? text.options : { ...text.options, ...text.packOptions?.(content) };
}

type FaultSaying = (fault: PackFault) => string;

/** One sentence that begins with the place. */
export function sayFault<T extends GameTypes>(text: GameText<T>, fault: PackFault): string {
  const own = text.faults?.[fault.fault] as FaultSaying | undefined;
  return own === undefined ? sayGeneralFault(text.language, fault) : placed(text.language, fault.place, own(fault));
}

/** For a fault that only its game can say, its name. */
export function sayGeneralFault(language: Language, fault: PackFault): string {
  const sentences: { readonly [fault: string]: (fault: never) => string } = GENERAL_FAULTS[language];
  const say = (Object.hasOwn(sentences, fault.fault) ? sentences[fault.fault] : undefined) as FaultSaying | undefined;
  return placed(language, fault.place, say === undefined ? fault.fault : say(fault));
}

const COLON: ByLanguage<string> = { en: ': ', fr: ' : ', de: ': ' };
const WHOLE_PACK: ByLanguage<string> = { en: 'the pack', fr: 'le fichier', de: 'das Paket' };

const placed = (language: Language, place: string, sentence: string): string =>
  `${place || WHOLE_PACK[language]}${COLON[language]}${sentence}`;

type FaultTexts = {
  readonly [K in GeneralFault['fault']]: (fault: Extract<GeneralFault, { fault: K }>) => string;
};

const KINDS: ByLanguage<{ readonly [K in Kind]: string }> = {
  en: {
    object: 'an object with parts',
    list: 'a list',
    text: 'text on one line',
    wholeNumber: 'a whole number',
    yesNo: 'true or false',
  },
  fr: {
    object: 'un objet avec ses parties',
    list: 'une liste',
    text: 'un texte d’une seule ligne',
    wholeNumber: 'un nombre entier',
    yesNo: 'true ou false',
  },
  de: {
    object: 'ein Objekt mit Teilen',
    list: 'eine Liste',
    text: 'ein Text in einer Zeile',
    wholeNumber: 'eine ganze Zahl',
    yesNo: 'true oder false',
  },
};

export const GENERAL_FAULTS: ByLanguage<FaultTexts> = {
  en: {
    hiddenLetters: () => 'this has hidden characters or extra spaces; remove them.',
    missing: () => 'this part is missing.',
    reservedName: () => 'this name is reserved for the built-in content; choose another.',
    unknownPart: () => 'there is no such part; check the spelling.',
    wrongKind: ({ wanted }) => `this must be ${KINDS.en[wanted]}.`,
    outOfRange: ({ least, most }) => `this must be from ${least} to ${most}.`,
    tooLong: ({ most }) => `this may have at most ${most} characters.`,
    unknownWord: ({ word, words }) => `${word} is not known here; choose one of ${words.join(', ')}.`,
    wrongCount: ({ have, least, most }) =>
      least === most ? `there must be ${most}, not ${have}.` : `there must be from ${least} to ${most}, not ${have}.`,
    twice: ({ word, first }) => `${word} is already in ${first}; each can appear only once.`,
  },
  fr: {
    hiddenLetters: () => 'il y a des caractères cachés ou des espaces en trop\u202f; retirez-les.',
    missing: () => 'cette partie manque.',
    reservedName: () => 'ce nom est réservé au contenu d’origine\u202f; choisissez-en un autre.',
    unknownPart: () => 'cette partie n’existe pas ; vérifiez l’orthographe.',
    wrongKind: ({ wanted }) => `il faut ${KINDS.fr[wanted]}.`,
    outOfRange: ({ least, most }) => `il faut un nombre de ${least} à ${most}.`,
    tooLong: ({ most }) => `${most} caractères au plus.`,
    unknownWord: ({ word, words }) => `${word} est inconnu ici ; choisissez parmi ${words.join(', ')}.`,
    wrongCount: ({ have, least, most }) =>
      least === most ? `il en faut ${most}, et non ${have}.` : `il en faut de ${least} à ${most}, et non ${have}.`,
    twice: ({ word, first }) => `${word} figure déjà dans ${first} ; une seule fois est permise.`,
  },
  de: {
    hiddenLetters: () => 'Hier sind versteckte Zeichen oder überzählige Leerzeichen; entferne sie.',
    missing: () => 'Dieser Teil fehlt.',
    reservedName: () => 'Dieser Name ist für den eingebauten Inhalt reserviert; wähle einen anderen.',
    unknownPart: () => 'Diesen Teil gibt es nicht; prüfe die Schreibweise.',
    wrongKind: ({ wanted }) => `Hier muss ${KINDS.de[wanted]} stehen.`,
    outOfRange: ({ least, most }) => `Erlaubt sind Zahlen von ${least} bis ${most}.`,
    tooLong: ({ most }) => `Höchstens ${most} Zeichen.`,
    unknownWord: ({ word, words }) => `${word} ist hier unbekannt; wähle aus: ${words.join(', ')}.`,
    wrongCount: ({ have, least, most }) =>
      least === most ? `Es müssen ${most} sein, nicht ${have}.` : `Es müssen ${least} bis ${most} sein, nicht ${have}.`,
    twice: ({ word, first }) => `${word} gibt es schon in ${first}; erlaubt ist es nur einmal.`,
  },
};

/** Where a game is loaded. */
export interface GameWithText<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly text: Translated<GameText<T>>;
}
