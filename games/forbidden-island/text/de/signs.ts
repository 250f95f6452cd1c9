import type { Said } from '@skerry/engine';
import type { signs as en } from '../en/signs.ts';

export const signs: Said<typeof en> = {
  gauge: 'Die Zahl aus Messing ist die Marke, die das Wasser erreicht hat.',
  boxes: 'Die Zahlen daneben zeigen, wie viele Flutkarten pro Zug kommen; die jetzige ist korallenrot.',
  skull: 'Erreicht das Wasser den Totenkopf, ist die Partie verloren.',
  dry: 'Ein trockenes Feld.',
  flooded: 'Ein überflutetes Feld: Leg es trocken, sonst versinkt es, wenn seine Karte wiederkommt.',
  sunk: 'Ein versunkenes Feld: Es ist für immer weg.',
  fatal: 'Ein Totenkopf auf einem Feld: Versinkt es, verlieren alle. In Korallenrot ist es überflutet.',
  pennant: 'Ein Wimpel: Dieser Schatz lässt sich hier bergen oder auf seinem anderen Feld.',
  corners: 'Ecken aus Messing: Hierhin kannst du gehen, oder du kannst hier etwas tun.',
  shore: 'Eine Messingscheibe mit Sandsäcken: Dieses Feld kannst du trockenlegen.',
  pips: 'Messingscheiben neben einem Namen: übrige Aktionen.',
};
