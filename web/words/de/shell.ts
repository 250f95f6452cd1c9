import type { Said } from '@skerry/engine';
import type { shell as en } from '../en/shell.ts';

export const shell: Said<typeof en> = {
  close: 'Schließen',
  undo: 'Zurücknehmen',
  home: 'Startseite',
  rules: 'Regeln',
  sound: 'Ton',
  lamp: 'Dunkle Darstellung',
  about: 'Über Skerry',
  settings: 'Einstellungen',
  language: 'Sprache',
  skip: 'Zum Inhalt springen',
  tools: 'Werkzeuge',
  loading: 'Rollt die Seekarte aus…',
  connecting: 'Sucht den Tisch…',
  lost: 'Verbindung verloren. Skerry versucht es weiter; deine Partie ist sicher.',
  offline: 'Du bist offline. Tische auf diesem Gerät funktionieren weiter.',
  newVersion: 'Eine neue Version ist da.',
  reload: 'Neu laden',
  nowhereTitle: 'Auf keiner Karte',
  nowhere: 'Unter dieser Adresse ist keine Seite, nur Wasser.',
  goHome: 'Zurück in den Hafen',
  failed: 'Auf dieser Seite ist etwas schiefgegangen. Deine Partien sind sicher; lade neu, um weiterzuspielen.',
  notLoaded:
    'Du bist offline, und diese Seite ist noch nicht auf deinem Gerät. Lade sie neu, wenn du wieder online bist.',
  tryAgain: 'Noch einmal versuchen',
  noServer: 'Der Server antwortet nicht. Versuche es gleich noch einmal, oder spiel auf diesem Gerät.',
  copyLink: 'Link kopieren',
  onlyThisMachine:
    'Nur dieser Computer kann diese Adresse öffnen: Der Server ist aus dem Netz nicht erreichbar. Um andere einzuladen, starte ihn mit HOST=0.0.0.0 oder setze PUBLIC_URL.',
  copied: 'Kopiert.',
  untranslated: 'Noch nicht auf Deutsch, deshalb auf Englisch.',
  notCopied: 'Dein Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.',
};
