import type { Said } from '@skerry/engine';
import type { settings as en } from '../en/settings.ts';

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
  callMe: 'M’alerter quand c’est à moi',
  callMeHelp: 'Dans le titre et l’icône de l’onglet, par un son de cloche, et sur l’icône de l’application installée.',
  notify: 'Notifications du navigateur',
  notifyHelp: 'Affichées quand cette page est ouverte en arrière-plan.',
  notifyRefused:
    'Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.',
  notifyNever: 'Ce navigateur n’affiche pas de notifications à cette adresse.',
  motion: 'Animations',
  motions: { system: 'Comme l’appareil', full: 'Avec', still: 'Sans' },
  contrast: 'Contraste',
  contrasts: { system: 'Comme l’appareil', more: 'Fort', normal: 'Normal' },
  move: 'Vous jouiez sur un autre appareil ?',
  moveHelp: 'Transférez vos places ici avec le code affiché sur l’autre appareil.',
  claim: 'Entrer un code',
  data: 'Vos données',
  dataHelp:
    'Efface ce que ce serveur sait de vous : vos places, votre nom, vos messages, vos résultats des îles du jour et vos adresses de notification.',
  forget: 'Effacer mes données',
  forgetSure:
    'Des robots prendront vos places dans les parties que d’autres jouent, et les tables où vous jouez en solo disparaîtront. Vous ne pourrez pas revenir en arrière. Les tables de cet appareil restent.',
  forgetYes: 'Tout effacer',
  forgetNo: 'Tout garder',
  forgotten: 'Vos données ont été effacées de ce serveur.',
};
