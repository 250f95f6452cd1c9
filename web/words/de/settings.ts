import type { Said } from '@skerry/engine';
import type { settings as en } from '../en/settings.ts';

export const settings: Said<typeof en> = {
  title: 'Einstellungen',
  name: 'Dein Name',
  nameHint: 'So sehen dich alle, mit denen du spielst. Er bleibt in diesem Browser.',
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  sound: 'Ton',
  soundHelp: 'Tinte, Holz, Wasser und Papier.',
  volume: 'Lautstärke',
  callMe: 'Bescheid geben, wenn ich dran bin',
  callMeHelp: 'Im Titel und Symbol des Tabs, mit einer Glocke und am Symbol der installierten App.',
  notify: 'Benachrichtigungen im Browser',
  notifyHelp: 'Erscheinen, solange diese Seite im Hintergrund offen ist.',
  notifyRefused:
    'Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in seinen Einstellungen und versuche es dann noch einmal.',
  notifyNever: 'Dieser Browser zeigt unter dieser Adresse keine Benachrichtigungen.',
  motion: 'Bewegung',
  motions: { system: 'Wie das Gerät', full: 'An', still: 'Aus' },
  contrast: 'Kontrast',
  contrasts: { system: 'Wie das Gerät', more: 'Stark', normal: 'Normal' },
  move: 'Hast du auf einem anderen Gerät gespielt?',
  moveHelp: 'Hol deine Plätze mit dem Code, den das andere Gerät anzeigt, hierher.',
  claim: 'Code eingeben',
  data: 'Deine Daten',
  dataHelp:
    'Löscht, was dieser Server über dich weiß: deine Plätze, deinen Namen, deine Nachrichten, deine Tagesergebnisse und die Adressen für Benachrichtigungen.',
  forget: 'Meine Daten löschen',
  forgetSure:
    'In Partien mit anderen übernehmen Bots deine Plätze, und Tische, an denen du allein bist, werden gelöscht. Das lässt sich nicht zurücknehmen. Tische auf diesem Gerät bleiben.',
  forgetYes: 'Alles löschen',
  forgetNo: 'Behalten',
  forgotten: 'Deine Daten sind von diesem Server gelöscht.',
};
