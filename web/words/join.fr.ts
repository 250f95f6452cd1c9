import type { join as en } from './join.en.ts';
import type { Said } from './speak.ts';

export const join: Said<typeof en> = {
  claimTitle: 'Amener votre place ici',
  claimHelp:
    'Sur l’appareil où vous jouiez jusqu’ici, trouvez la table sous « Mes tables » et choisissez « Jouer sur un autre appareil ». Il affiche un code pendant dix minutes. Entrez-le ici, et vous continuez sur cet appareil.',
  code: 'Code',
  claim: 'Prendre la place',
};
