import type { Language } from '@skerry/engine';

/** What the command line itself says to people who watch and play; the games bring the rest. */
export interface Words {
  /** What a person at the terminal is called. */
  readonly you: string;
  /** The bots at the table: "Ada and Bruno (keen)". */
  crew(names: readonly string[], levels: readonly string[]): string;
  seed(seed: string): string;
  readonly seeAgain: string;
  readonly playYourself: string;
  readonly runTests: string;
  saved(file: string): string;

  position(n: number, of: number): string;
  readonly honest: string;
  forged(what: string): string;
  /** So many entries were played by former rules. */
  honestSince(entries: number): string;

  /** While a bot thinks: how much of it is done, in percent. */
  thinking(name: string, percent: number): string;
  /** Why the bots' thread has ended; the person is asked next. */
  lostThread(reason: string): string;

  /** Before the list of what can be done. */
  readonly howToAnswer: string;
  /** What may be done though another is asked. */
  readonly mayActFirst: string;
  more(count: number, word: string): string;
  noSuchOffer(answer: string): string;
  readonly refusedNow: string;
  readonly nothingRefused: string;
  readonly nothingToUndo: string;
  readonly undone: string;
  readonly cannotGiveUp: string;
  readonly saveNeedsFile: string;
  readonly goodbye: string;
  readonly help: readonly (readonly [string, string])[];
}

const list = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

/** "Ada (calm) and Bruno (keen)", or "Ada and Bruno (keen)" where all are alike. */
const people = (names: readonly string[], levels: readonly string[], and: string): string =>
  new Set(levels).size === 1
    ? `${list(names, and)} (${levels[0]})`
    : list(
        names.map((name, bot) => `${name} (${levels[bot]})`),
        and,
      );

const en: Words = {
  you: 'Captain',
  crew: (names, levels) => `Bots at the table: ${people(names, levels, 'and')}.`,
  seed: (seed) => `Seed: ${seed}.`,
  seeAgain: 'See this game again:',
  playYourself: 'Play yourself:',
  runTests: 'Run all tests:',
  saved: (file) => `The game is saved in ${file}.`,

  position: (n, of) => `After entry ${n} of ${of}`,
  honest: 'Honest: the seed fits what was promised, and all chance comes from it.',
  forged: (what) => `Not honest: ${what}`,
  honestSince: (entries) =>
    `Honest since the rules changed: all chance comes from the seed. The ${entries} entries before cannot be checked.`,

  thinking: (name, percent) => `${name} is thinking: ${percent}%`,
  lostThread: (reason) =>
    `The bots have lost the thread (${reason}). Press Enter to let them think again; "save FILE" keeps the game.`,

  howToAnswer: 'Type a number, or "help".',
  mayActFirst: 'You may act first, or press Enter to let the others go on.',
  more: (count, word) => `and ${count} more: type "${word}" to see them`,
  noSuchOffer: (answer) => `"${answer}" is not on the list. Type a number from it, or "help".`,
  refusedNow: 'Not possible now:',
  nothingRefused: 'Nothing that comes to mind is refused now.',
  nothingToUndo:
    'There is nothing you can take back: your last action showed something new, or somebody has acted since.',
  undone: 'Taken back.',
  cannotGiveUp: 'This game cannot be given up.',
  saveNeedsFile: 'Say where: save FILE',
  goodbye: 'Goodbye.',
  help: [
    ['a number', 'does what stands beside it'],
    ['? or why', 'lists what is not possible, and why'],
    ['undo', 'takes back your last action'],
    ['look', 'shows the position and the list again'],
    ['log', 'tells the game so far'],
    ['save FILE', 'keeps the game; go on later with play --resume FILE'],
    ['give up', 'ends the game as lost'],
    ['quit', 'leaves'],
  ],
};

const fr: Words = {
  you: 'Capitaine',
  crew: (names, levels) => `Robots à la table : ${people(names, levels, 'et')}.`,
  seed: (seed) => `Graine : ${seed}.`,
  seeAgain: 'Revoir cette partie :',
  playYourself: 'Jouer vous-même :',
  runTests: 'Lancer tous les tests :',
  saved: (file) => `La partie est gardée dans ${file}.`,

  position: (n, of) => `Après l’entrée ${n} sur ${of}`,
  honest: 'Honnête : la graine est bien celle annoncée, et tout le hasard en vient.',
  forged: (what) => `Malhonnête : ${what}`,
  honestSince: (entries) =>
    `Honnête depuis le changement de règles : tout le hasard vient de la graine. Les ${entries} entrées d’avant ne peuvent être vérifiées.`,

  thinking: (name, percent) => `${name} réfléchit : ${percent} %`,
  lostThread: (reason) =>
    `Les robots ont perdu le fil (${reason}). Appuyez sur Entrée pour qu’ils réfléchissent à nouveau ; « save FICHIER » garde la partie.`,

  howToAnswer: 'Tapez un numéro, ou « help ».',
  mayActFirst: 'Vous pouvez agir d’abord, ou appuyer sur Entrée pour laisser continuer les autres.',
  more: (count, word) => `et ${count} autres : tapez « ${word} » pour les voir`,
  noSuchOffer: (answer) => `« ${answer} » n’est pas dans la liste. Tapez un de ses numéros, ou « help ».`,
  refusedNow: 'Impossible pour l’instant :',
  nothingRefused: 'Rien de ce qui vient à l’esprit n’est refusé pour l’instant.',
  nothingToUndo:
    'Vous n’avez rien à reprendre : votre dernière action a révélé quelque chose, ou quelqu’un a agi depuis.',
  undone: 'C’est repris.',
  cannotGiveUp: 'On ne peut pas abandonner ce jeu.',
  saveNeedsFile: 'Dites où : save FICHIER',
  goodbye: 'Au revoir.',
  help: [
    ['un numéro', 'fait ce qui est écrit à côté'],
    ['? ou why', 'dit ce qui est impossible, et pourquoi'],
    ['undo', 'reprend votre dernière action'],
    ['look', 'montre à nouveau la position et la liste'],
    ['log', 'raconte la partie jusqu’ici'],
    ['save FICHIER', 'garde la partie ; reprenez-la avec play --resume FICHIER'],
    ['give up', 'abandonne la partie'],
    ['quit', 'quitte'],
  ],
};

export const WORDS: { readonly [L in Language]: Words } = { en, fr };

/** What bots are called, by seat. No two begin alike, nor like a captain, so initials tell them apart. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Dora', 'Emil', 'Fanny', 'Gus', 'Hedda', 'Ivo'] as const;

export const botName = (seat: number): string => BOT_NAMES[seat] ?? `Bot ${seat}`;
