import type { TableWords } from './index.ts';

export const de: TableWords = {
  language: 'de',
  options: {
    seatCount: (counts) => `Dieses Spiel ist für ${counts} Personen.`,
    unknown: (option, options) => `Dieses Spiel hat keine Option „${option}“. Wähle ${options}.`,
    value: (option, values) => `Für „${option}“ geht nur ${values}.`,
    notPerSeat: (option, seats) =>
      `„${option}“ braucht einen Wert für jeden der ${seats} Plätze, oder überlass es dem Zufall.`,
    twoSeats: (option) => `„${option}“ hat denselben Wert für zwei Plätze.`,
    noSeat: (option, seats) => `„${option}“ muss einer der ${seats} Plätze sein oder der Zufall.`,
    refused: (option) => `„${option}“ passt nicht zum Rest. Wähle einen anderen Wert, oder ändere die Zahl der Plätze.`,
  },
  packs: {
    badPack: 'Dieses Inhaltspaket lässt sich nicht verwenden.',
    noPacks: 'Dieses Spiel nimmt keine Inhaltspakete an.',
    more: (count) => (count === 1 ? 'Und 1 weiterer Fehler.' : `Und ${count} weitere Fehler.`),
  },
  reasons: {
    badMessage: () => 'Diese Nachricht ist nicht lesbar. Lade die Seite neu und versuche es noch einmal.',
    busy: () => 'Das ließ sich gerade nicht speichern. Es hat sich nichts geändert; versuche es noch einmal.',
    ended: () => 'Diese Partie wurde vor dem Ende beendet. Du kannst sie noch ansehen.',
    fault: () => 'An diesem Tisch ist etwas schiefgegangen. Es hat sich nichts geändert.',
    fromPosition: () => 'Diese Partie beginnt mit einer Stellung, darum stehen Plätze und Optionen fest.',
    lookAgain: () => 'Gerade hat sich etwas geändert. Sieh noch einmal hin, und entscheide dann.',
    muted: () => 'Die Tischleitung hat dich stummgeschaltet.',
    nameNeeded: () => 'Wähle zuerst einen Namen.',
    nameTaken: () => 'An diesem Tisch gibt es diesen Namen schon, oder einen sehr ähnlichen. Wähle einen anderen.',
    noRoom: () => 'Alle Plätze sind besetzt.',
    notATeam: () => 'Zeigen und vorschlagen kannst du nur in einem Team.',
    notAsked: () => 'Die Partie wartet nicht auf diesen Platz.',
    notHere: () => 'Du bist nicht an diesem Tisch. Frag nach dem Link.',
    notHost: () => 'Das kann nur die Tischleitung.',
    notOver: () => 'Die Partie ist noch nicht zu Ende.',
    notStarted: () => 'Die Partie hat noch nicht begonnen.',
    nothingThere: () => 'Darauf kannst du nicht zeigen.',
    nothingToRedo: () => 'Nichts wiederherzustellen: Nichts wurde zurückgenommen, oder es ist Neues geschehen.',
    notYourSeat: () => 'Das ist nicht dein Platz.',
    openSeats: () => 'Einige Plätze sind noch frei. Besetze sie zuerst mit Menschen oder Bots.',
    otherRules: () =>
      'Dieser Tisch hat mit anderen Regeln begonnen und kann hier nicht weitergehen. Sein Protokoll bleibt erhalten.',
    seatNotAway: () => 'Diese Person ist da oder gerade erst gegangen. Versuch es in ein paar Minuten noch einmal.',
    seatTaken: () => 'Dieser Platz ist schon besetzt.',
    started: () => 'Die Partie hat schon begonnen.',
    stillPlayed: () =>
      'Andere spielen diese Partie noch. Du kannst sie beenden, wenn eine Weile niemand mehr gespielt hat.',
    unknownTable: () => 'Diesen Tisch gibt es nicht, oder sein Link gilt nicht mehr.',
  },
};
