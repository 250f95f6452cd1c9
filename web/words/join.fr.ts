import type { join as en } from './join.en.ts';
import type { Said } from './speak.ts';

export const join: Said<typeof en> = {
  claimTitle: 'Vos places sur cet appareil',
  claimHelp:
    'Sur l’appareil où vous jouiez jusqu’ici, ouvrez « Mes tables » et choisissez « Afficher le code » pour toutes vos places, ou « Jouer sur un autre appareil » pour une seule table. Entrez ici le code affiché, valable dix minutes.',
  code: 'Mots ou code',
  claim: 'Jouer ici',
};
