import type { Said } from '@skerry/engine';
import { withFigure } from '@skerry/speech/de';
import type { rules as en } from '../en/rules.ts';

export const rules: Said<typeof en> = {
  title: (game) => `Regeln: ${game}`,
  glance: 'Die Regeln auf einen Blick',
  aim: 'Das Ziel',
  turn: 'Ein Zug',
  end: 'Das Ende der Partie',
  signs: 'Zeichenerklärung',
  contents: 'Inhalt',
  pages: 'Seiten der Regeln',
  all: 'Regeln nach Nummern',
  find: 'In den Regeln suchen',
  found: (n) => withFigure(n, { one: '# Regel', other: '# Regeln' }),
  none: 'Keine Regel enthält diese Wörter.',
  link: (rule) => `Link zur Regel ${rule}`,
  opening: 'Schlägt die Regeln auf…',
  noGame: 'Ein Spiel dieses Namens gibt es hier nicht.',
  origins: 'Woher kommen diese Regeln?',
  marks: { R: 'Spielregel', P: 'Öffentliche Seiten', M: 'Aus der Erinnerung', J: 'Von uns' },
  meanings: {
    R: 'Die Spielregel sagt es, oder es folgt daraus.',
    P: 'Eine Regel des Grundspiels, die auf öffentlichen Seiten steht. Prüfe sie, wenn du die Schachtel hast.',
    M: 'Eine Regel des Grundspiels aus der Erinnerung; wir haben keine Quelle gefunden. Prüfe diese zuerst.',
    J: 'Unsere eigene Entscheidung, Zahl oder Karte, wo wir keine Quelle gefunden haben.',
  },
  whose: {
    R: 'Aus der Spielregel.',
    P: 'Von öffentlichen Seiten.',
    M: 'Aus der Erinnerung.',
    J: 'Unsere Entscheidung.',
  },
  gap: {
    R: 'Eine Zahl oder Einzelheit: aus der Spielregel.',
    P: 'Eine Zahl oder Einzelheit: von öffentlichen Seiten.',
    M: 'Eine Zahl oder Einzelheit: aus der Erinnerung.',
    J: 'Eine Zahl oder Einzelheit: von uns.',
  },
  home: 'Zur Startseite',
};
