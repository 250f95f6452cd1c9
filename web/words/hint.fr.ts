import { figure } from '@skerry/speech/fr';
import type { Words } from './speak.ts';

export const hint: Words['hint'] = {
  hint: 'Conseil',
  close: 'Fermer le conseil',
  stop: 'Arrêter',
  thinking: 'réflexion',
  firstGuess: 'première idée',
  chance: 'chances de gagner',
  points: 'points à la fin',
  close12: '1 et 2 se valent.',
  close12Not3: '1 et 2 se valent ; 3 est sûrement moins bon.',
  closeAll: '1, 2 et 3 se valent.',
  sure: '1 est sûrement le meilleur.',
  tried: (games) => `${figure(games)} parties essayées.`,
  triedOf: (games, of) => `${figure(games)} parties essayées sur ${figure(of)}.`,
  mayChange: 'Une première idée est là ; elle peut changer. Vous pouvez jouer.',
  never: 'Rien n’est joué sans vous.',
  othersSee: 'Les autres voient votre demande.',
  nothing: 'Il n’y a rien à choisir ici.',
  failed: 'Aucun conseil n’a été trouvé. La partie elle-même est intacte.',
  notYourTurn: 'Un conseil est pour la personne dont on attend un choix ; ce n’est pas vous en ce moment.',
  rivals: 'Pas de conseil ici : l’hôte de la table ne les a pas autorisés.',
  daily: 'Pas de conseil sur l’île du jour avant que votre résultat compte.',
  nth: (nth) => `conseil ${figure(nth)}`,
};
