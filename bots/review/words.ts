import type { ByLanguage, Turn } from '@skerry/engine';
import * as german from '@skerry/speech/de';
import * as english from '@skerry/speech/en';
import * as french from '@skerry/speech/fr';
import { AMOUNTS, type Amounts } from './amounts.ts';

/** A person at the table, for sentences. */
export type Person = string;

/** The lowest or highest point of a line. */
export interface Extreme {
  readonly turn: Turn;
  readonly amount: string;
}

/** Words of a review. Amounts are preformatted: "9 percentage points", "3 points". */
export interface ReviewWords extends Amounts {
  better(action: string, amount: string): string;
  betterWait(amount: string): string;
  readonly wait: string;
  readonly you: string;
  /** A move by a person other than the one it is about: "Bruno: airlift Ada to Coral Palace". */
  by(whom: Person, action: string): string;
  cost(amount: string): string;
  brought(amount: string): string;
  costTo(amount: string, whom: Person): string;
  broughtTo(amount: string, whom: Person): string;
  /** A rival's standing before and after a turn. */
  fell(whom: Person, from: string, to: string): string;
  /** A turn in the game's own unit: "turn 7", "round 10". */
  when(turn: Turn): string;
  /** Person and turn: "Ada, turn 7". */
  where(whom: Person, turn: Turn): string;
  chanceIn(turn: Turn): string;
  readonly labels: {
    readonly review: string;
    readonly summary: string;
    readonly points: string;
    readonly luckAndSkill: string;
    readonly luck: string;
    readonly skill: string;
    /** Of the curve. */
    readonly chance: string;
    readonly expected: string;
    readonly turn: string;
    readonly played: string;
    readonly best: string;
    /** Below the bars. */
    readonly against: string;
    readonly noPoints: string;
    simulated(games: string): string;
  };
  readonly summary: {
    wonFrom(low: Extreme): string;
    wonAhead(low: Extreme): string;
    lostFrom(high: Extreme): string;
    lostBehind(high: Extreme): string;
    first(names: readonly Person[], low: Extreme | undefined): string;
    /** The best standing of a person who did not win. */
    stood(name: Person, high: Extreme): string;
    points(points: string, expected: string): string;
    unfinished(amount: string): string;
    harsh(amount: string): string;
    kind(amount: string): string;
    readonly usual: string;
    /** The effect of luck is too uncertain. */
    readonly unclear: string;
    luckOf(best: Person, most: string, worst: Person, least: string): string;
    dearest(where: string, action: string, amount: string): string;
    readonly noneDear: string;
  };
}

/** "on turn 7", "in round 10", "on turn 10 of round 2". */
function inTurn({ number, round, inRound }: Turn): string {
  if (inRound !== undefined) return `on turn ${inRound.turn} of round ${inRound.round}`;
  if ((round ?? number) === 0) return 'at the start';
  return round === undefined ? `on turn ${number}` : `in round ${round}`;
}

const en: ReviewWords = {
  ...AMOUNTS.en,
  better: (action, amount) => {
    const doing = english.gerund(action);
    return doing === undefined
      ? `Better: ${uncapital(action)}. That would have been worth ${amount} more.`
      : `${doing} instead would have been worth ${amount} more.`;
  },
  betterWait: (amount) => `Better to wait: that would have been worth ${amount} more.`,
  wait: 'Wait',
  you: 'you',
  by: (whom, action) => `${whom}: ${uncapital(action)}`,
  cost: (amount) => `That cost ${amount}.`,
  brought: (amount) => `That was worth ${amount}.`,
  costTo: (amount, whom) => `That cost ${whom} ${amount}.`,
  broughtTo: (amount, whom) => `That was worth ${amount} to ${whom}.`,
  fell: (whom, from, to) => `${english.possessive(whom)} chance fell from ${from} to ${to}.`,
  when: ({ number, round, inRound }) => {
    if (inRound !== undefined) return `round ${inRound.round}, turn ${inRound.turn}`;
    if ((round ?? number) === 0) return 'set-up';
    return round === undefined ? `turn ${number}` : `round ${round}`;
  },
  where: (whom, turn) => `${whom}, ${en.when(turn)}`,
  chanceIn: (turn) => `Chance, ${en.when(turn)}`,
  labels: {
    review: 'Review',
    summary: 'Summary',
    points: 'Turning points',
    luckAndSkill: 'Luck and skill',
    luck: 'luck',
    skill: 'skill',
    chance: 'chance of winning',
    expected: 'expected final score',
    turn: 'turn',
    played: 'played',
    best: 'best found',
    against: 'Luck: compared with the average draw. Skill: compared with the best move found.',
    noPoints: 'No single move or draw clearly decided this game.',
    simulated: (games) => `${games} games were simulated.`,
  },
  summary: {
    wonFrom: ({ turn, amount }) => `Won, after dropping to ${amount} ${inTurn(turn)}.`,
    wonAhead: ({ turn, amount }) => `Won; the chances never fell below ${amount} (${inTurn(turn)}).`,
    lostFrom: ({ turn, amount }) => `Lost, after reaching ${amount} ${inTurn(turn)}.`,
    lostBehind: ({ turn, amount }) => `Lost; the chances never rose above ${amount} (${inTurn(turn)}).`,
    first: (names, low) =>
      low === undefined
        ? `${english.list(names)} won.`
        : `${english.list(names)} won, from a chance of only ${low.amount} ${inTurn(low.turn)}.`,
    stood: (name, { turn, amount }) => `${name} had reached ${amount} ${inTurn(turn)}.`,
    points: (got, expected) => `${capital(got)}; the forecast at the start was ${expected}.`,
    unfinished: (amount) => `Unfinished; currently ${amount}.`,
    harsh: (amount) => `Luck was worse than average: it cost ${amount}.`,
    kind: (amount) => `Luck was better than average: it was worth ${amount}.`,
    usual: 'Luck was about average.',
    unclear: 'Luck made no clear difference.',
    luckOf: (best, most, worst, least) => `Luckiest: ${best}, ${most}. Unluckiest: ${worst}, ${least}.`,
    dearest: (where, action, amount) => `The costliest move: ${where}, “${action}”, ${amount}.`,
    noneDear: 'No move clearly cost much compared with the best found.',
  },
};

/** « au tour 7 », « à la manche 10 », « au tour 10 de la manche 2 ». */
function auTour({ number, round, inRound }: Turn): string {
  if (inRound !== undefined) return `au tour ${inRound.turn} de la manche ${inRound.round}`;
  if ((round ?? number) === 0) return 'au début';
  return round === undefined ? `au tour ${number}` : `à la manche ${round}`;
}

const fr: ReviewWords = {
  ...AMOUNTS.fr,
  better: (action, amount) =>
    french.isInfinitive(action)
      ? `${action} aurait valu ${amount} de plus.`
      : `Mieux : ${uncapital(action)}. Cela aurait valu ${amount} de plus.`,
  betterWait: (amount) => `Mieux valait attendre : cela aurait valu ${amount} de plus.`,
  wait: 'Attendre',
  you: 'vous',
  by: (whom, action) => `${whom} : ${uncapital(action)}`,
  cost: (amount) => `Cela a coûté ${amount}.`,
  brought: (amount) => `Cela a rapporté ${amount}.`,
  costTo: (amount, whom) => `${whom} : cela a coûté ${amount}.`,
  broughtTo: (amount, whom) => `${whom} : cela a rapporté ${amount}.`,
  fell: (whom, from, to) => `Les chances ${french.de(whom)} sont passées de ${from} à ${to}.`,
  when: ({ number, round, inRound }) => {
    if (inRound !== undefined) return `manche ${inRound.round}, tour ${inRound.turn}`;
    if ((round ?? number) === 0) return 'mise en place';
    return round === undefined ? `tour ${number}` : `manche ${round}`;
  },
  where: (whom, turn) => `${whom}, ${fr.when(turn)}`,
  chanceIn: (turn) => `Le hasard, ${fr.when(turn)}`,
  labels: {
    review: 'Analyse',
    summary: 'Résumé',
    points: 'Tournants',
    luckAndSkill: 'Chance et maîtrise',
    luck: 'chance',
    skill: 'maîtrise',
    chance: 'chances de gagner',
    expected: 'score final attendu',
    turn: 'tour',
    played: 'joué',
    best: 'meilleur trouvé',
    against: `Chance : par rapport au tirage moyen. Maîtrise : par rapport au meilleur coup trouvé.`,
    noPoints: 'Aucun coup ni aucun tirage n’a clairement décidé de cette partie.',
    simulated: (games) => `${games} parties ont été simulées.`,
  },
  summary: {
    wonFrom: ({ turn, amount }) => `Gagnée, après être descendue à ${amount} ${auTour(turn)}.`,
    wonAhead: ({ turn, amount }) => `Gagnée ; les chances ne sont jamais descendues sous ${amount} (${auTour(turn)}).`,
    lostFrom: ({ turn, amount }) => `Perdue, après être montée à ${amount} ${auTour(turn)}.`,
    lostBehind: ({ turn, amount }) => `Perdue ; les chances n’ont jamais dépassé ${amount} (${auTour(turn)}).`,
    first: (names, low) => {
      const won = names.length === 1 ? 'a gagné' : 'ont gagné';
      return low === undefined
        ? `${french.list(names)} ${won}.`
        : `${french.list(names)} ${won}, avec seulement ${low.amount} de chances ${auTour(low.turn)}.`;
    },
    stood: (name, { turn, amount }) => `${name} avait atteint ${amount} ${auTour(turn)}.`,
    points: (got, expected) => `${capital(got)} ; la prévision de départ était de ${expected}.`,
    unfinished: (amount) => `Partie inachevée ; pour l’instant, ${amount}.`,
    harsh: (amount) => `Moins de chance que la moyenne : cela a coûté ${amount}.`,
    kind: (amount) => `Plus de chance que la moyenne : cela a rapporté ${amount}.`,
    usual: 'Une chance à peu près moyenne.',
    unclear: 'La chance n’a pas fait de différence nette.',
    luckOf: (best, most, worst, least) => `Le plus de chance : ${best}, ${most}. Le moins : ${worst}, ${least}.`,
    dearest: (where, action, amount) => `Le coup le plus coûteux : ${where}, « ${action} », ${amount}.`,
    noneDear: 'Aucun coup n’a nettement coûté cher par rapport au meilleur trouvé.',
  },
};

/** "in Zug 7", "in Runde 10", "in Zug 10 von Runde 2". */
function imZug({ number, round, inRound }: Turn): string {
  if (inRound !== undefined) return `in Zug ${inRound.turn} von Runde ${inRound.round}`;
  if ((round ?? number) === 0) return 'am Anfang';
  return round === undefined ? `in Zug ${number}` : `in Runde ${round}`;
}

const de: ReviewWords = {
  ...AMOUNTS.de,
  better: (action, amount) => `„${action}“ hätte ${amount} mehr gebracht.`,
  betterWait: (amount) => `Besser warten: Das hätte ${amount} mehr gebracht.`,
  wait: 'Warten',
  you: 'du',
  by: (whom, action) => `${whom}: ${german.small(action)}`,
  cost: (amount) => `Das hat ${amount} gekostet.`,
  brought: (amount) => `Das hat ${amount} gebracht.`,
  costTo: (amount, whom) => `${whom} hat das ${amount} gekostet.`,
  broughtTo: (amount, whom) => `${whom} hat das ${amount} gebracht.`,
  fell: (whom, from, to) => `${german.possessive(whom)} Chance fiel von ${from} auf ${to}.`,
  when: ({ number, round, inRound }) => {
    if (inRound !== undefined) return `Runde ${inRound.round}, Zug ${inRound.turn}`;
    if ((round ?? number) === 0) return 'Aufbau';
    return round === undefined ? `Zug ${number}` : `Runde ${round}`;
  },
  where: (whom, turn) => `${whom}, ${de.when(turn)}`,
  chanceIn: (turn) => `Zufall, ${de.when(turn)}`,
  labels: {
    review: 'Analyse',
    summary: 'Fazit',
    points: 'Wendepunkte',
    luckAndSkill: 'Glück und Können',
    luck: 'Glück',
    skill: 'Können',
    chance: 'Siegchance',
    expected: 'erwarteter Endstand',
    turn: 'Zug',
    played: 'gespielt',
    best: 'am besten',
    against: 'Glück: verglichen mit dem Durchschnitt. Können: verglichen mit der besten gefundenen Aktion.',
    noPoints: 'Keine einzelne Aktion und keine Karte hat diese Partie klar entschieden.',
    simulated: (games) => `${games} Partien wurden simuliert.`,
  },
  summary: {
    wonFrom: ({ turn, amount }) => `Gewonnen, obwohl die Chance ${imZug(turn)} auf ${amount} gesunken war.`,
    wonAhead: ({ turn, amount }) => `Gewonnen; die Chance lag nie unter ${amount} (${imZug(turn)}).`,
    lostFrom: ({ turn, amount }) => `Verloren, obwohl die Chance ${imZug(turn)} bei ${amount} lag.`,
    lostBehind: ({ turn, amount }) => `Verloren; die Chance lag nie über ${amount} (${imZug(turn)}).`,
    first: (names, low) => {
      const won = `${german.list(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`;
      return low === undefined ? `${won}.` : `${won}, mit einer Chance von nur ${low.amount} ${imZug(low.turn)}.`;
    },
    stood: (name, { turn, amount }) => `${name} hatte ${imZug(turn)} ${amount} erreicht.`,
    points: (got, expected) => `${got}; am Anfang erwartet: ${expected}.`,
    unfinished: (amount) => `Nicht zu Ende gespielt; zuletzt ${amount}.`,
    harsh: (amount) => `Weniger Glück als im Schnitt: Das hat ${amount} gekostet.`,
    kind: (amount) => `Mehr Glück als im Schnitt: Das hat ${amount} gebracht.`,
    usual: 'Das Glück war etwa durchschnittlich.',
    unclear: 'Das Glück hat keinen klaren Unterschied gemacht.',
    luckOf: (best, most, worst, least) => `Am meisten Glück: ${best}, ${most}. Am wenigsten: ${worst}, ${least}.`,
    dearest: (where, action, amount) => `Die teuerste Aktion: ${where}, „${action}“, ${amount}.`,
    noneDear: 'Keine Aktion hat im Vergleich zur besten gefundenen klar viel gekostet.',
  },
};

export const REVIEW_WORDS: ByLanguage<ReviewWords> = { en, fr, de };

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const uncapital = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
