import type { Said } from '@skerry/engine';
import { figure, list, small, withFigure } from '@skerry/speech/fr';
import type { advice as en } from '../en/advice.ts';

export const advice: Said<typeof en> = {
  close: 'Fermer le conseil',
  thinking: 'Réflexion…',
  firstGuess: 'première idée',
  chance: 'chances de gagner',
  points: 'points à la fin',
  close12: '1 et 2 se valent.',
  close12Not3: '1 et 2 se valent ; 3 est nettement moins bon.',
  closeAll: '1, 2 et 3 se valent.',
  sure: '1 est nettement le meilleur.',
  gainsMost: 'Les chances sont égales ; 1 rapporte le plus en moyenne.',
  tried: (games) => `${figure(games)} parties simulées.`,
  triedOf: (games, of) => `${figure(games)} parties simulées sur ${figure(of)}.`,
  mayChange: 'C’est une première idée, qui peut encore changer. Vous pouvez jouer.',
  next: (moves) => `puis ${list(moves)}`,
  bestOf: (moves) => `le meilleur de ${withFigure(moves, { one: '# coup comparé', other: '# coups comparés' })}`,
  amongBest: (moves) =>
    `parmi les meilleurs de ${withFigure(moves, { one: '# coup comparé', other: '# coups comparés' })}`,
  lessThanFirst: (amount) => `${amount} de moins que le conseil 1`,
  asGood: 'à peu près aussi bon que le conseil 1',
  gainsLess: 'rapporte moins que le conseil 1 en moyenne',
  never: 'Rien n’est joué sans vous.',
  play: 'Jouer ce coup',
  playNth: (nth) => `Jouer le conseil ${figure(nth)}`,
  onlyOne: 'Une seule possibilité.',
  othersSee: 'Les autres voient votre demande.',
  nothing: 'Il n’y a rien à choisir ici.',
  inside: (move) => small(move),
};
