import type { Said } from '@skerry/engine';
import type { live as en } from '../en/live.ts';

export const live: Said<typeof en> = {
  movedTitle: 'Du spielst jetzt auf einem anderen Gerät',
  movedHow: 'Dein Platz an diesem Tisch ist dorthin umgezogen. Du kannst von hier aus zuschauen oder ihn zurückholen.',
  movedWatch: 'Zuschauen',
  movedBack: 'Platz zurückholen',
  noTable: 'Hier ist kein Tisch',
  notOnThisDevice: 'Dieser Tisch ist nicht auf diesem Gerät. Tische bleiben im Browser, in dem sie begonnen haben.',
  linkCutOff: 'Dieser Link ist unvollständig: Die Partie darin ist nicht lesbar. Kopiere den ganzen Link noch einmal.',
  shelfClosed:
    'Dieser Browser lässt Skerry keine Tische speichern. Vielleicht ist das Fenster privat, der Speicher für Websites gesperrt oder die Festplatte voll.',
  unknownGame: 'Diese Version von Skerry kennt das Spiel dieses Tisches nicht. Lade die Seite neu.',
  offlineTable: 'Du bist offline, und dieser Tisch ist auf einem Server. Er wartet auf dich.',
};
