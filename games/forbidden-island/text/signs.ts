import type { Translated } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';

/** What the signs on the board and beside it mean. */
const en = {
  gauge: 'The brass number is the mark that the water has reached.',
  boxes: 'The numbers beside it show how many flood cards are drawn each turn; the current one is coral.',
  skull: 'When the water reaches the skull, the game is lost.',
  dry: 'A dry tile.',
  flooded: 'A flooded tile: shore it up, or it sinks the next time its card is drawn.',
  sunk: 'A tile that has sunk: it is gone for good.',
  pennant: 'A pennant: this treasure can be captured here, or on its other tile.',
  corners: 'Brass corners: you can go here, or do something here.',
  shore: 'A brass disc with sandbags: you can shore this tile up.',
  pips: 'Brass discs beside a name: actions left.',
};

export type SignName = keyof typeof en;

const fr: Readonly<Record<SignName, string>> = {
  gauge: 'Le nombre sur laiton est le cran que l’eau a atteint.',
  boxes:
    'Les chiffres à côté indiquent combien de cartes Inondation on tire à chaque tour ; le chiffre actuel est en corail.',
  skull: 'Quand l’eau atteint la tête de mort, la partie est perdue.',
  dry: 'Une tuile sèche.',
  flooded: 'Une tuile inondée : asséchez-la, ou elle sombre quand sa carte ressort.',
  sunk: 'Une tuile engloutie : elle a disparu pour toujours.',
  pennant: 'Un fanion : ce trésor se prend ici, ou sur son autre tuile.',
  corners: 'Des coins de laiton : vous pouvez aller ici, ou y faire quelque chose.',
  shore: 'Un disque de laiton avec des sacs de sable : vous pouvez assécher cette tuile.',
  pips: 'Des disques de laiton à côté d’un nom : les actions restantes.',
};

const de: Readonly<Record<SignName, string>> = {
  gauge: 'Die Zahl aus Messing ist die Marke, die das Wasser erreicht hat.',
  boxes: 'Die Zahlen daneben zeigen, wie viele Flutkarten pro Zug kommen; die jetzige ist korallenrot.',
  skull: 'Erreicht das Wasser den Totenkopf, ist die Partie verloren.',
  dry: 'Ein trockenes Feld.',
  flooded: 'Ein überflutetes Feld: Leg es trocken, sonst versinkt es, wenn seine Karte wiederkommt.',
  sunk: 'Ein versunkenes Feld: Es ist für immer weg.',
  pennant: 'Ein Wimpel: Dieser Schatz lässt sich hier bergen oder auf seinem anderen Feld.',
  corners: 'Ecken aus Messing: Hierhin kannst du gehen, oder du kannst hier etwas tun.',
  shore: 'Eine Messingscheibe mit Sandsäcken: Dieses Feld kannst du trockenlegen.',
  pips: 'Messingscheiben neben einem Namen: übrige Aktionen.',
};

export const SIGNS: Translated<Readonly<Record<SignName, string>>> = { en, fr, de };

/** The rules that the sentences state. */
export const SIGN_RULES: Readonly<Record<SignName, readonly RuleNumber[]>> = {
  gauge: ['FI-64'],
  boxes: ['FI-92'],
  skull: ['FI-116'],
  dry: ['FI-2'],
  flooded: ['FI-42', 'FI-94'],
  sunk: ['FI-94'],
  pennant: ['FI-5'],
  corners: ['FI-17'],
  shore: ['FI-42', 'FI-84'],
  pips: ['FI-17'],
};
