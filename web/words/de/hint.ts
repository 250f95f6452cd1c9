import { figure, small } from '@skerry/speech/de';
import type { Words } from '../speak.ts';

export const hint: Words['hint'] = {
  hint: 'Tipp',
  failed: 'Es ließ sich kein Tipp finden. Deine Partie ist sicher.',
  notYourTurn: 'Du kannst nach einem Tipp fragen, sobald du etwas zu entscheiden hast.',
  rivals: 'Keine Tipps: An diesem Tisch sind sie nicht erlaubt.',
  daily: 'Keine Tipps auf der Insel des Tages, bis dein Ergebnis gezählt ist.',
  nth: (nth) => `Tipp ${figure(nth)}`,
  by: (name, move) => `${name}: ${small(move)}`,
  you: 'du',
};
