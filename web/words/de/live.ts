import type { Said } from '@skerry/engine';
import { list } from '@skerry/speech/de';
import type { live as en } from '../en/live.ts';

export const live: Said<typeof en> = {
  movedTitle: 'Du spielst jetzt auf einem anderen Gerät',
  movedHow: 'Dein Platz an diesem Tisch ist dorthin umgezogen. Du kannst von hier aus zuschauen oder ihn zurückholen.',
  movedWatch: 'Zuschauen',
  movedBack: 'Platz zurückholen',
  takenTitle: 'Dein Platz ist umgezogen',
  takenHow:
    'Jemand hat deinen Platz mit einem neuen Link der Tischleitung übernommen. Wenn du es nicht warst, hol ihn zurück: Der Link gilt dann nicht mehr.',
  inProgress: 'Die Partie läuft schon',
  playedBy: (game, names) => `${game}, mit ${list(names)}.`,
  mySeat: 'Das ist mein Platz',
  mySeatHow: (host) =>
    `Bitte die Tischleitung${host === undefined ? '' : `, ${host},`} um einen neuen Link. Das geht am Tisch unter deinem Namen, ein paar Minuten nachdem du gegangen bist.`,
  copyRequest: 'Nachricht kopieren',
  askForLink: (table, address) =>
    `Ich komme nicht mehr auf meinen Platz am Tisch „${table}“. Wähl dort bitte meinen Namen und dann „Neuer Link“: ${address}`,
  lostSeat: 'Wenn du dort einen Platz hast, kann die Tischleitung einen neuen Link dazu anlegen.',
  noTable: 'Hier ist kein Tisch',
  notOnThisDevice: 'Dieser Tisch ist nicht auf diesem Gerät. Tische bleiben im Browser, in dem sie begonnen haben.',
  linkCutOff: 'Dieser Link ist unvollständig: Die Partie darin ist nicht lesbar. Kopiere den ganzen Link noch einmal.',
  shelfClosed:
    'Dieser Browser lässt Skerry keine Tische speichern. Vielleicht ist das Fenster privat, der Speicher für Websites gesperrt oder die Festplatte voll.',
  unknownGame: 'Diese Version von Skerry kennt das Spiel dieses Tisches nicht. Lade die Seite neu.',
  offlineTable: 'Du bist offline, und dieser Tisch ist auf einem Server. Er wartet auf dich.',
};
