import type { privacy as en } from '../en/privacy.ts';

export const privacy: typeof en = {
  title: 'Datenschutz',
  lead: 'Skerry hat keine Konten, keine Werbung und keine Tracker, und seine Seiten laden nichts von anderen Websites. Hier steht, was wo wie lange gespeichert wird.',
  what: 'Was',
  why: 'Wozu',
  until: 'Bis',
  deviceTitle: 'In diesem Browser',
  device: [
    {
      what: 'Einstellungen, dein Name, absolvierte Lektionen',
      why: 'Damit du sie nicht noch einmal eingeben musst.',
      until: 'Du löschst die Daten dieser Website.',
    },
    {
      what: 'Tische auf diesem Gerät, Ergebnisse von Inseln und Rätseln des Tages',
      why: 'Das sind deine Partien. Kein Server hat sie, außer Tagesergebnissen, die du zählen lässt.',
      until: 'Du entfernst einen Tisch oder löschst die Daten dieser Website.',
    },
    { what: 'Die Dateien der Seite', why: 'Damit sie sich offline öffnet.', until: 'Es gibt eine neue Version.' },
    {
      what: 'Ein Cookie mit einer zufälligen Zahl',
      why: 'Deine Plätze an Tischen mit Freunden gehören zu ihm. Kein Skript kann es lesen.',
      until: '400 Tage, nachdem es zuletzt gesetzt wurde, oder *Meine Daten löschen*.',
    },
  ],
  serverTitle: 'Auf diesem Server, wenn du mit Freunden spielst',
  server: [
    {
      what: 'Dein Name an jedem Tisch, die Aktionen mit Uhrzeit, der Chat',
      why: 'Die anderen am Tisch sehen sie. Von der Zahl in deinem Cookie hat der Server nur einen Fingerabdruck (SHA-256).',
      until:
        'Die Tischleitung entfernt den Tisch, oder *Meine Daten löschen*. Ein Tisch, der nie beginnt, wird nach 30 Tagen entfernt.',
    },
    {
      what: 'Art und Browser deiner Geräte, etwa „Firefox auf einem Handy“',
      why: 'Nur wenn du ein Gerät hinzufügst: damit du es erkennst.',
      until: 'Du entfernst das Gerät, oder *Meine Daten löschen*.',
    },
    {
      what: 'Push-Adressen, E-Mail-Adresse, Ruhezeiten mit Zeitzone',
      why: 'Nur wenn du Benachrichtigungen einschaltest.',
      until: 'Du schaltest sie aus oder entfernst die Adresse, oder *Meine Daten löschen*.',
    },
    {
      what: 'Punkte einer Insel des Tages, unter einem Fingerabdruck, der jeden Tag wechselt',
      why: 'Damit alle nur einmal zählen und sich keine Ergebnisse verknüpfen lassen.',
      until: '*Meine Daten löschen*.',
    },
    {
      what: 'Inhaltspakete, mit denen du gespielt hast',
      why: 'Damit die anderen am Tisch sie laden können.',
      until: '30 Tage, nachdem kein Tisch sie mehr nutzt.',
    },
    {
      what: 'Deine Netzwerkadresse',
      why: 'Um Anfragen zu begrenzen. Anfragen werden nicht protokolliert.',
      until: 'Höchstens einen Tag.',
    },
  ],
  othersTitle: 'Wer sonst etwas erfährt',
  others: [
    'Push-Nachrichten gehen über den Dienst des Browserherstellers (Google, Mozilla, Microsoft oder Apple). Er erfährt, dass jemand eine Nachricht hat, aber nicht, was darin steht.',
    'E-Mails gehen über den Mailserver, den der Betreiber dieses Servers nutzt.',
    'Bots, Tipps und Analysen arbeiten auf diesem Server oder in deinem Browser. Nichts geht an andere.',
    'Ein Fehlerbericht geht nur dorthin, wohin du ihn schickst.',
  ],
  deleteTitle: 'Alles löschen',
  delete:
    '*Meine Daten löschen* in den Einstellungen löscht, was dieser Server über dich weiß: Bots übernehmen deine Plätze, deine Nachrichten verschwinden, und gelöschte Daten werden in der Datenbankdatei überschrieben. Der Betreiber hat vielleicht noch eine Zeit lang Sicherungen; frag ihn.',
};
