import type { settings as en } from './settings.en.ts';
import type { Said } from './speak.ts';

export const settings: Said<typeof en> = {
  title: 'Réglages',
  name: 'Votre nom',
  nameHint: 'Affiché à la table où vous jouez. Il reste dans ce navigateur.',
  language: 'Langue',
  theme: 'Thème',
  themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  sound: 'Son',
  soundHelp: 'Encre, bois, eau et papier.',
  volume: 'Volume',
  motion: 'Animations',
  motions: { system: 'Comme l’appareil', full: 'Avec', still: 'Sans' },
  contrast: 'Contraste',
  contrasts: { system: 'Comme l’appareil', more: 'Fort', normal: 'Normal' },
  move: 'Vous jouiez sur un autre appareil ?',
  moveHelp: 'Amenez votre place ici avec le code que cet appareil affiche.',
  claim: 'Entrer un code',
};
