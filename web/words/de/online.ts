import type { online as en } from '../en/online.ts';

export const online: typeof en = {
  help: 'Um mit Freunden zu spielen, alle am eigenen Gerät, öffne einen Skerry-Server. Deine Tische hier bleiben auf diesem Gerät.',
  server: 'Online auf einem Server spielen',
  example: 'skerry.example.org',
  open: 'Server öffnen',
  notAnAddress: 'Das ist keine Adresse eines Servers. Gib zum Beispiel skerry.example.org ein.',
  noLinks:
    'Ein Link auf eine Seite deiner Festplatte öffnet sich nirgends sonst. Speichere die Aufzeichnung und verschicke die Datei.',
};
