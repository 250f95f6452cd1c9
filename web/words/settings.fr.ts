import type { settings as en } from './settings.en.ts';
import type { Said } from './speak.ts';

export const settings: Said<typeof en> = {
  title: 'Réglages',
  name: 'Votre nom',
  nameHint: 'Montré à ceux avec qui vous jouez. Il reste dans ce navigateur.',
  language: 'Langue',
  theme: 'Lumière',
  themes: { system: 'Comme l’appareil', light: 'Jour', dark: 'Lampe' },
  sound: 'Son',
  soundHelp: 'Encre, bois, eau et papier.',
  volume: 'Volume',
  motion: 'Animations',
  motions: { system: 'Comme l’appareil', full: 'Toutes', still: 'Aucune' },
  contrast: 'Contraste',
  contrasts: { system: 'Comme l’appareil', more: 'Fort', normal: 'Normal' },
  move: 'Vous jouiez sur un autre appareil ?',
  moveHelp: 'Amenez votre place ici avec le code que cet appareil montre.',
  claim: 'Entrer un code',
};
