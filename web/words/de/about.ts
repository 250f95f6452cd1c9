import type { about as en } from '../en/about.ts';

export const about: typeof en = {
  title: 'Über Skerry',
  what: 'Skerry ist ein offener Spieltisch für Brettspiele auf Inseln. Du spielst allein, reihum an einem Gerät oder mit Freunden in der Ferne, in einem Rutsch oder über mehrere Tage. Es gibt kein Konto, keine Werbung und nichts zu kaufen. Gespeichert werden nur deine Partien und, wenn du Benachrichtigungen einschaltest, die Adresse dafür.',
  publishersTitle: 'Die Spiele',
  publishers:
    'Skerry hat nichts mit den Verlagen und den Autoren dieser Spiele zu tun. Ihre Namen sagen nur, welches Spiel gespielt wird. Alle Zeichnungen und alle Texte sind von uns. Wenn dir ein Spiel gefällt, kauf die Schachtel: Sie ist ihr Geld wert, und sie funktioniert auch bei Stromausfall.',
  chanceTitle: 'So prüfst du, ob der Zufall stimmt',
  chance: [
    'Bevor eine Partie beginnt, zieht der Server oder das Gerät des Tisches eine geheime Zahl, den Startwert. Alle Kartenstapel und alle Würfe kommen aus ihm.',
    'Zu Beginn sehen alle seinen Fingerabdruck (SHA-256). Er verrät nichts, lässt sich aber auch nicht mehr ändern: Kein anderer Startwert hat denselben Fingerabdruck.',
    'Nach der letzten Aktion wird der Startwert aufgedeckt. Dein Browser prüft dann, ob der Fingerabdruck stimmt und ob jede Karte und jeder Wurf aus ihm kommt. Niemand konnte unterwegs eine Karte austauschen.',
  ],
  devicesTitle: 'Deine Partien',
  devices:
    'Tische auf diesem Gerät bleiben in diesem Browser und funktionieren offline. Du kannst sie als Datei speichern. Tische mit Freunden liegen auf dem Server; dein Platz gehört zu diesem Browser und zieht mit einem Code auf einen anderen um.',
  privacy: 'Datenschutz: was wo gespeichert wird',
  accessibility: 'Barrierefreiheit: was wie geprüft wurde',
  licenceTitle: 'Lizenz',
  licence: 'Skerry ist freie Software unter der MIT-Lizenz: Nutze sie, ändere sie, betreibe sie für deine Freunde.',
  creditsTitle: 'Dank',
  fonts: 'Schriften',
  icons: 'Symbole auf Knöpfen und Spielfiguren, von game-icons.net',
  by: (work, author, licence) => `${work} von ${author}, ${licence}`,
  iconsBy: (author) => `Von ${author}:`,
};
