import type { Said } from '@skerry/engine';
import type { keys as en } from '../en/keys.ts';

export const keys: Said<typeof en> = {
  offer: ['lettre soulignée', 'Choisir ce bouton'],
  escape: ['Échap', 'Annuler, ou fermer ce qui est ouvert'],
  undo: ['Ctrl Z', 'Annuler'],
  redo: ['Ctrl Maj Z', 'Rétablir'],
  undoTurn: ['Ctrl Alt Z', 'Revenir au début de ce tour'],
  arrows: ['Flèches', 'Se déplacer sur le plateau, parmi les boutons ou dans une liste'],
  enter: ['Entrée', 'Choisir ce qui est sélectionné'],
  one: ['1', 'Aller aux boutons'],
  two: ['2', 'Aller au plateau'],
  three: ['3', 'Aller au journal'],
  four: ['4', 'Aller à la discussion'],
  five: ['5', 'Signaux : montrer, proposer, dire quelque chose'],
  replay: ['← → Début Fin', 'Avancer et reculer dans une relecture'],
  space: ['Espace', 'Lire ou arrêter une relecture'],
  hint: ['H', 'Demander un conseil ; 1, 2 et 3 marquent ses propositions'],
  goOn: ['G', 'Dans une relecture ou une analyse : continuer d’ici'],
  points: ['[ ]', 'Dans une analyse : le tournant précédent ou suivant'],
  best: ['B', 'Dans une analyse : le meilleur coup, le coup joué, ou les deux'],
  question: ['?', 'Cette liste'],
};
