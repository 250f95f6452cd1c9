import type { Said } from '@skerry/engine';
import { possessive } from '@skerry/speech/de';
import type { join as en } from '../en/join.ts';

export const join: Said<typeof en> = {
  claimTitle: 'Deine Plätze auf diesem Gerät',
  claimHelp:
    'Öffne auf dem Gerät, auf dem du bisher spielst, „Meine Tische“ und wähle „Code anzeigen“ für alle deine Plätze oder „Auf anderem Gerät spielen“ für einen Tisch. Gib hier den Code ein, der dort erscheint. Er gilt zehn Minuten.',
  code: 'Code',
  claim: 'Weiter',
  seatTitle: 'Hier weiterspielen?',
  seatHelp: (seat, table) =>
    `Du spielst ${possessive(seat)} Platz am Tisch „${table}“ dann auf diesem Gerät und nicht mehr auf dem anderen.`,
  seatYes: 'Hier spielen',
  no: 'Abbrechen',
  other: 'Das andere Gerät',
  here: 'Dieses Gerät',
  devicesHelp:
    'Wenn du zustimmst, teilen sich beide Geräte alle Plätze, Tische und Benachrichtigungen. Kommt der Code von jemand anderem, brich ab: Sonst gehören dort alle deine Plätze dazu.',
  devicesYes: 'Ja, es ist meins',
  waitTitle: 'Bestätige jetzt auf dem anderen Gerät',
  waitHelp: 'Es fragt, ob dieses Gerät dir gehört. Wenn nicht, öffne dort „Meine Tische“ und wähle „Code anzeigen“.',
  waiting: 'Wartet auf eine Antwort…',
  added: 'Deine Plätze sind jetzt auf beiden Geräten.',
  refused: 'Das andere Gerät hat abgelehnt. Es hat sich nichts geändert.',
  expired: 'Die Anfrage ist abgelaufen. Es hat sich nichts geändert; lass dir einen neuen Code anzeigen.',
};
