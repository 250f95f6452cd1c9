import type { ByLanguage } from '@skerry/engine';
import * as german from '@skerry/speech/de';
import * as english from '@skerry/speech/en';
import * as french from '@skerry/speech/fr';

/** "Ada (calm) and Bruno (keen)", or "Ada and Bruno (keen)" where all are alike. */
const people = (
  names: readonly string[],
  levels: readonly string[],
  list: (items: readonly string[]) => string,
): string =>
  new Set(levels).size === 1
    ? `${list(names)} (${levels[0]})`
    : list(names.map((name, bot) => `${name} (${levels[bot]})`));

const en = {
  you: 'Skipper',
  crew: (names: readonly string[], levels: readonly string[]) =>
    `Bots at the table: ${people(names, levels, english.list)}.`,
  levels: { random: 'random', greedy: 'greedy', calm: 'calm', keen: 'keen', fierce: 'fierce' },
  /** "Move to Coral Palace: it has sunk." */
  of: (name: string, said: string) => `${name}: ${said}`,
  seed: (seed: string) => `Seed: ${seed}.`,
  seeAgain: 'See this game again:',
  playYourself: 'Play yourself:',
  runTests: 'Run all tests:',
  saved: (file: string) => `The game has been saved in ${file}.`,

  reviewing: 'Review',
  reportIn: (file: string) => `The report is in ${file}.`,

  study: {
    of: (game: string, steps: number, from: number) => `${game}, ${steps} steps, from step ${from}`,
    step: (page: number) => `Step ${page}`,
    line: (letter: string) => `Line ${letter}`,
  },
  position: (n: number, of: number) => `After move ${n} of ${of}`,
  honest: 'Fair: the seed matches its seal, and every draw comes from it.',
  forged: (what: string) => `Not fair: ${what}`,
  honestLimit: (what: string) => `Fair, as far as it can be checked. ${what}`,

  thinking: (name: string, percent: number) => `${name} is thinking: ${percent}%`,
  lostThread: (reason: string) =>
    `The bots’ worker has stopped (${reason}). Press Enter to restart it; “save FILE” saves the game.`,

  howToAnswer: 'Type a number, or “help”.',
  /** Though another seat is asked. */
  mayActFirst: 'You can act first, or press Enter to continue.',
  more: (count: number, word: string) => `and ${count} more: type “${word}” to see them`,
  noSuchOffer: (answer: string) => `“${answer}” is not on the list. Type a number from it, or “help”.`,
  refusedNow: 'Not possible now:',
  nothingRefused: 'Nothing is blocked right now.',
  undone: 'Undone.',
  cannotGiveUp: 'You can’t give up in this game.',
  saveNeedsFile: 'Name a file: save FILE',
  goodbye: 'Goodbye.',
  help: [
    ['a number', 'chooses that action'],
    ['? or why', 'lists what is not possible, and why'],
    ['undo', 'undoes your last action'],
    ['undo action', 'goes back to the start of this action, as far as possible'],
    ['undo turn', 'goes back to the start of your turn, as far as possible'],
    ['redo', 'plays again what you have just undone'],
    ['look', 'shows the position and the list again'],
    ['log', 'shows the log so far'],
    ['save FILE', 'saves the game; resume it with play --resume FILE'],
    ['give up', 'ends the game as lost'],
    ['quit', 'leaves'],
  ] as readonly (readonly [string, string])[],

  positions: {
    notHere: (game: string) => `Positions of ${game} can’t be set up.`,
    unusable: 'This position doesn’t add up:',
    notAsked: (name: string) => `It isn’t ${name}’s turn to decide here.`,
    noPuzzles: (game: string) => `${game} defines no puzzle goals.`,
    noGoals: 'There is no goal for a puzzle in this position.',
    possible: (moves: number) => `It can be done. The shortest way has ${english.count(moves, 'move')}:`,
    impossible: 'It can’t be done before chance decides.',
    unproved: 'There are too many ways to search them all: unproved.',
    onlyWay: 'There is no other way as short.',
    otherWays: (count: number) => `There ${count === 1 ? 'is' : 'are'} ${english.count(count, 'other way')} as short.`,
    howHard: (found: number, tries: number) =>
      `Calm bots found it in ${found} of ${english.figures(tries, 'try', 'tries')}.`,
  },

  pack: {
    notExchanged: (title: string) => `${title} doesn’t take content packs.`,
    notJson: (file: string) => `${file} is not a pack: it is not JSON.`,
    unusable: 'This pack can’t be used:',
    usable: (name: string, version: string) => `${name}, version ${version}: this pack can be used.`,
    hash: (hash: string) => `Fingerprint: ${hash}`,
    differs: (places: number) =>
      places === 0
        ? 'It is the built-in content.'
        : `It differs from the built-in content in ${english.count(places, 'place')}:`,
    nothing: 'nothing',
  },
};

export type TerminalWords = typeof en;

const fr: TerminalWords = {
  you: 'Skipper',
  crew: (names, levels) => `Robots à la table : ${people(names, levels, french.list)}.`,
  levels: { random: 'au hasard', greedy: 'glouton', calm: 'calme', keen: 'vif', fierce: 'redoutable' },
  of: (name, said) => `${name} : ${said}`,
  seed: (seed) => `Graine : ${seed}.`,
  seeAgain: 'Revoir cette partie :',
  playYourself: 'Jouer vous-même :',
  runTests: 'Lancer tous les tests :',
  saved: (file) => `La partie est enregistrée dans ${file}.`,

  reviewing: 'Analyse',
  reportIn: (file) => `Le rapport est dans ${file}.`,

  study: {
    of: (game: string, steps: number, from: number) => `${game}, ${steps} étapes, à partir de l’étape ${from}`,
    step: (page: number) => `Étape ${page}`,
    line: (letter: string) => `Variante ${letter}`,
  },
  position: (n, of) => `Après le coup ${n} sur ${of}`,
  honest: 'Hasard vérifié : la graine correspond à son sceau, et chaque tirage en vient.',
  forged: (what) => `Hasard faussé : ${what}`,
  honestLimit: (what) => `Hasard vérifié, autant que possible. ${what}`,

  thinking: (name, percent) => `${name} réfléchit : ${percent} %`,
  lostThread: (reason) =>
    `Le processus des robots s’est arrêté (${reason}). Appuyez sur Entrée pour le relancer ; « save FICHIER » enregistre la partie.`,

  howToAnswer: 'Tapez un numéro, ou « help ».',
  mayActFirst: 'Vous pouvez agir d’abord, ou appuyer sur Entrée pour continuer.',
  more: (count, word) =>
    `et ${french.withFigure(count, { one: '# autre', other: '# autres' })} : tapez « ${word} » pour tout voir`,
  noSuchOffer: (answer) => `« ${answer} » n’est pas dans la liste. Tapez un de ses numéros, ou « help ».`,
  refusedNow: 'Impossible pour l’instant :',
  nothingRefused: 'Rien n’est bloqué pour l’instant.',
  undone: 'C’est annulé.',
  cannotGiveUp: 'On ne peut pas abandonner dans ce jeu.',
  saveNeedsFile: 'Indiquez un fichier : save FICHIER',
  goodbye: 'Au revoir.',
  help: [
    ['un numéro', 'choisit cette action'],
    ['? ou why', 'affiche ce qui est impossible, et pourquoi'],
    ['undo', 'annule votre dernière action'],
    ['undo action', 'revient au début de cette action, autant que possible'],
    ['undo turn', 'revient au début de votre tour, autant que possible'],
    ['redo', 'rejoue ce que vous venez d’annuler'],
    ['look', 'affiche à nouveau la position et la liste'],
    ['log', 'affiche le journal jusqu’ici'],
    ['save FICHIER', 'enregistre la partie ; reprenez-la avec play --resume FICHIER'],
    ['give up', 'abandonne la partie'],
    ['quit', 'quitte'],
  ],

  positions: {
    notHere: (game) => `On ne peut pas composer de position pour ${game}.`,
    unusable: 'Le compte n’y est pas\u202f:',
    notAsked: (name) => `${name} n’a rien à décider ici.`,
    noPuzzles: (game) => `${game} n’a pas d’objectifs d’énigme.`,
    noGoals: 'Cette position n’a aucun objectif d’énigme.',
    possible: (moves) =>
      `C’est possible. Le plus court chemin a ${french.count(moves, { name: 'coup', gender: 'm' })}\u202f:`,
    impossible: 'C’est impossible avant que le hasard décide.',
    unproved: 'Trop de chemins pour tous les chercher\u202f: non prouvé.',
    onlyWay: 'Aucun autre chemin n’est aussi court.',
    otherWays: (count) =>
      `${count === 1 ? 'Un autre chemin est aussi court' : `${count} autres chemins sont aussi courts`}.`,
    howHard: (found, tries) =>
      `Les robots calmes l’ont trouvé ${found} fois sur ${french.figures(tries, { name: 'essai', gender: 'm' })}.`,
  },

  pack: {
    notExchanged: (title) => `Ce jeu n’accepte pas de fichier de contenu : ${title}.`,
    notJson: (file) => `${file} n’est pas un contenu de jeu : ce n’est pas du JSON.`,
    unusable: 'Ce contenu ne peut pas servir :',
    usable: (name, version) => `${name}, version ${version} : ce contenu peut servir.`,
    hash: (hash) => `Empreinte : ${hash}`,
    differs: (places) =>
      places === 0
        ? 'C’est le contenu d’origine.'
        : `Il diffère du contenu d’origine à ${french.count(places, { name: 'endroit', gender: 'm' })} :`,
    nothing: 'rien',
  },
};

const de: TerminalWords = {
  you: 'Skipper',
  crew: (names, levels) => `Bots am Tisch: ${people(names, levels, german.list)}.`,
  levels: { random: 'zufällig', greedy: 'gierig', calm: 'gelassen', keen: 'gewitzt', fierce: 'gnadenlos' },
  of: (name, said) => `${name}: ${said}`,
  seed: (seed) => `Startwert: ${seed}.`,
  seeAgain: 'Diese Partie noch einmal sehen:',
  playYourself: 'Selbst spielen:',
  runTests: 'Alle Tests ausführen:',
  saved: (file) => `Die Partie ist in ${file} gespeichert.`,

  reviewing: 'Analyse',
  reportIn: (file) => `Der Bericht ist in ${file}.`,

  study: {
    of: (game: string, steps: number, from: number) => `${game}, ${steps} Schritte, ab Schritt ${from}`,
    step: (page: number) => `Schritt ${page}`,
    line: (letter: string) => `Variante ${letter}`,
  },
  position: (n, of) => `Nach Aktion ${n} von ${of}`,
  honest: 'Der Zufall stimmt: Der Startwert passt zu seinem Siegel, und alles kommt aus ihm.',
  forged: (what) => `Der Zufall stimmt nicht: ${what}`,
  honestLimit: (what) => `Fair, soweit es sich prüfen lässt. ${what}`,

  thinking: (name, percent) => `${name} überlegt: ${percent}\u202f%`,
  lostThread: (reason) =>
    `Der Prozess der Bots ist stehen geblieben (${reason}). Drücke Enter, um ihn neu zu starten; „save DATEI“ speichert die Partie.`,

  howToAnswer: 'Gib eine Nummer ein, oder „help“.',
  mayActFirst: 'Du kannst zuerst handeln, oder drücke Enter, um fortzufahren.',
  more: (count, word) => `und ${count} mehr: Mit „${word}“ siehst du sie`,
  noSuchOffer: (answer) => `„${answer}“ steht nicht auf der Liste. Gib eine Nummer daraus ein, oder „help“.`,
  refusedNow: 'Geht gerade nicht:',
  nothingRefused: 'Gerade ist nichts gesperrt.',
  undone: 'Zurückgenommen.',
  cannotGiveUp: 'In diesem Spiel kannst du nicht aufgeben.',
  saveNeedsFile: 'Nenne eine Datei: save DATEI',
  goodbye: 'Auf Wiedersehen.',
  help: [
    ['eine Nummer', 'wählt diese Aktion'],
    ['? oder why', 'zeigt, was nicht geht, und warum'],
    ['undo', 'nimmt deine letzte Aktion zurück'],
    ['undo action', 'geht zurück zum Beginn dieser Aktion, so weit es geht'],
    ['undo turn', 'geht zurück zum Beginn deines Zuges, so weit es geht'],
    ['redo', 'spielt noch einmal, was du gerade zurückgenommen hast'],
    ['look', 'zeigt die Lage und die Liste noch einmal'],
    ['log', 'zeigt das bisherige Protokoll'],
    ['save DATEI', 'speichert die Partie; weiter geht es mit play --resume DATEI'],
    ['give up', 'gibt die Partie verloren'],
    ['quit', 'hört auf'],
  ],

  positions: {
    notHere: (game) => `Für ${game} lässt sich keine Stellung aufbauen.`,
    unusable: 'Diese Stellung geht nicht auf:',
    notAsked: (name) => `${name} hat hier nichts zu entscheiden.`,
    noPuzzles: (game) => `${game} hat keine Rätselziele.`,
    noGoals: 'In dieser Stellung gibt es kein Ziel für ein Rätsel.',
    possible: (moves) =>
      `Es geht. Der kürzeste Weg hat ${german.count(moves, { name: 'Zug', gender: 'm', many: 'Züge' })}:`,
    impossible: 'Es geht nicht, bevor der Zufall entscheidet.',
    unproved: 'Es gibt zu viele Wege, um alle zu suchen: unbewiesen.',
    onlyWay: 'Kein anderer Weg ist so kurz.',
    otherWays: (count) =>
      count === 1 ? 'Ein anderer Weg ist genauso kurz.' : `${count} andere Wege sind genauso kurz.`,
    howHard: (found, tries) =>
      `Ruhige Bots fanden ihn bei ${german.figures(tries, { name: 'Versuch', gender: 'm', many: 'Versuche' })} ${found}-mal.`,
  },

  pack: {
    notExchanged: (title) => `${title} nimmt keine Inhaltspakete an.`,
    notJson: (file) => `${file} ist kein Inhaltspaket: Es ist kein JSON.`,
    unusable: 'Dieses Inhaltspaket lässt sich nicht verwenden:',
    usable: (name, version) => `${name}, Version ${version}: Dieses Inhaltspaket lässt sich verwenden.`,
    hash: (hash) => `Fingerabdruck: ${hash}`,
    differs: (places) =>
      places === 0
        ? 'Es ist der eingebaute Inhalt.'
        : `Es unterscheidet sich an ${german.count(places, { name: 'Stelle', gender: 'f', many: 'Stellen' }, 'dative')} vom eingebauten Inhalt:`,
    nothing: 'nichts',
  },
};

export const WORDS: ByLanguage<TerminalWords> = { en, fr, de };

/** By seat. Initials tell them apart, also from Skipper. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Dora', 'Emil', 'Fanny', 'Gus', 'Hedda', 'Ivo'] as const;

export const botName = (seat: number): string => BOT_NAMES[seat] ?? `Bot ${seat}`;
