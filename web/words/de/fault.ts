import type { fault as en } from '../en/fault.ts';

export const fault: typeof en = {
  note: 'Was ist schiefgegangen?',
  noteHelp: 'Was hast du erwartet, und was ist stattdessen passiert?',
  whole: 'Der Bericht enthält die ganze Partie, damit sich der Fehler wiederholen lässt.',
  seen: 'Die Partie läuft noch, deshalb enthält der Bericht nur, was du sehen kannst.',
  also: 'Dazu kommen die Versionen von Skerry, der Regeln und deines Browsers, deine Einstellungen und die letzten Fehler auf dieser Seite. Nichts wird verschickt: Du entscheidest, wer den Bericht bekommt.',
  names: 'Alle Namen am Tisch und den des Tisches mitnehmen',
  save: 'Bericht speichern',
  copy: 'Als Text kopieren',
  failed: 'Der Bericht ist nicht gelungen. Versuch es noch einmal.',
  file: 'fehlerbericht',
};
