import type { Said } from '@skerry/engine';
import { figure, list, small, withFigure } from '@skerry/speech/de';
import type { advice as en } from '../en/advice.ts';

export const advice: Said<typeof en> = {
  close: 'Tipp schließen',
  thinking: 'Denkt nach…',
  firstGuess: 'erste Einschätzung',
  chance: 'Siegchance',
  points: 'Punkte am Ende',
  close12: '1 und 2 sind etwa gleich gut.',
  close12Not3: '1 und 2 sind etwa gleich gut; 3 ist deutlich schwächer.',
  closeAll: '1, 2 und 3 sind etwa gleich gut.',
  sure: '1 ist klar am besten.',
  gainsMost: 'Die Chancen sind gleich; 1 bringt im Schnitt am meisten.',
  tried: (games) => `${figure(games)} Partien simuliert.`,
  triedOf: (games, of) => `${figure(games)} von ${figure(of)} Partien simuliert.`,
  mayChange: 'Das ist eine erste Einschätzung, die sich noch ändern kann. Du kannst weiterspielen.',
  next: (moves) => `dann ${list(moves)}`,
  bestOf: (moves) => `am besten von ${withFigure(moves, { one: '# Möglichkeit', other: '# Möglichkeiten' })}`,
  amongBest: (moves) => `unter den besten von ${withFigure(moves, { one: '# Möglichkeit', other: '# Möglichkeiten' })}`,
  lessThanFirst: (amount) => `${amount} weniger als Tipp 1`,
  asGood: 'etwa so gut wie Tipp 1',
  gainsLess: 'bringt im Schnitt weniger als Tipp 1',
  never: 'Nichts wird gespielt, bevor du es spielst.',
  play: 'Das spielen',
  playNth: (nth) => `Tipp ${figure(nth)} spielen`,
  onlyOne: 'Nur eine Möglichkeit.',
  othersSee: 'Die anderen sehen, dass du gefragt hast.',
  nothing: 'Hier gibt es nichts zu entscheiden.',
  inside: (move) => small(move),
};
