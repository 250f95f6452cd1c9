import { figure, small } from '@skerry/speech/fr';
import type { Words } from '../speak.ts';

export const hint: Words['hint'] = {
  hint: 'Conseil',
  failed: 'Aucun conseil trouvé. Votre partie est en sécurité.',
  notYourTurn: 'Vous pourrez demander un conseil quand ce sera à vous de choisir.',
  rivals: 'Pas de conseil ici : l’hôte de la table ne les a pas autorisés.',
  daily: 'Pas de conseil sur l’île du jour tant que votre résultat n’est pas enregistré.',
  nth: (nth) => `conseil ${figure(nth)}`,
  by: (name, move) => `${name} : ${small(move)}`,
  you: 'vous',
};
