import type { Said } from '@skerry/engine';
import type { keys as en } from '../en/keys.ts';

export const keys: Said<typeof en> = {
  offer: ['unterstrichener Buchstabe', 'Diesen Knopf wählen'],
  escape: ['Esc', 'Abbrechen oder schließen, was offen ist'],
  undo: ['Strg Z', 'Zurücknehmen'],
  redo: ['Strg Umschalt Z', 'Wiederherstellen'],
  undoTurn: ['Strg Alt Z', 'Zurück zum Beginn dieses Zuges'],
  arrows: ['Pfeile', 'Über den Spielplan, die Knöpfe oder eine Liste gehen'],
  enter: ['Enter', 'Das Ausgewählte nehmen'],
  one: ['1', 'Zu den Knöpfen'],
  two: ['2', 'Zum Spielplan'],
  three: ['3', 'Zum Protokoll'],
  four: ['4', 'Zum Chat'],
  five: ['5', 'Signale: zeigen, vorschlagen, etwas sagen'],
  replay: ['← → Pos1 Ende', 'In einer Wiederholung vor und zurück'],
  space: ['Leertaste', 'Eine Wiederholung abspielen oder anhalten'],
  hint: ['H', 'Nach einem Tipp fragen; 1, 2 und 3 markieren die Vorschläge'],
  goOn: ['G', 'In einer Wiederholung oder Analyse: von hier weiter'],
  points: ['[ ]', 'In einer Analyse: voriger oder nächster Wendepunkt'],
  best: ['B', 'In einer Analyse: das Beste, das Gespielte oder beides'],
  question: ['?', 'Diese Liste'],
};
