import type { Said } from '@skerry/engine';
import { figure } from '@skerry/speech/de';
import type { goOn as en } from '../en/go-on.ts';

const step = (page: number, pages: number): string => `Schritt ${figure(page)} von ${figure(pages)}`;

export const goOn: Said<typeof en> = {
  goOn: 'Von hier weiter',
  whyNot: {
    stillPlayed: 'Diese Partie läuft noch.',
    atEnd: 'Hier ist die Partie zu Ende. Geh zuerst einen Schritt zurück.',
  },
  where: (when, page, pages) => `Ab ${when}, ${step(page, pages)}`,
  ways: {
    playOn: {
      label: 'Weiterspielen',
      how: 'Hier beginnt ein neuer Tisch. Du bestimmst, wer auf welchem Platz spielt.',
    },
    whatIf: {
      label: 'Was wäre, wenn?',
      how: 'Probiere auf diesem Plan andere Züge aus. Sie werden zu Varianten neben der Partie.',
    },
    change: { label: 'Stellung ändern', how: 'Verschiebe zuerst, was du willst: auf dem Plan und in den Händen.' },
  },
  stays: (name) => `„${name}“ bleibt, wie es war.`,

  playOnTitle: 'Von hier weiterspielen',
  who: (name) => `Wer spielt für ${name}?`,
  sitters: { me: 'Ich', bot: 'Bot', friend: 'Freunde' },
  level: (name) => `Stufe des Bots für ${name}`,
  friendsHow: 'Sobald der Tisch offen ist, bekommst du einen Link zum Verschicken.',
  chance: 'Karten und Würfel',
  chances: {
    anew: { label: 'Neu gemischt', how: 'Niemand weiß, was kommt.' },
    same: { label: 'Wie in der Partie', how: 'Dieselben Karten und Würfel kommen in derselben Reihenfolge.' },
  },
  imagined: 'Was du in dieser Partie nicht wissen kannst, wird neu verteilt.',
  called: (name) => `Der neue Tisch heißt „${name}“.`,
  tableName: (name, page) => `${name}, ab Schritt ${figure(page)}`,
  setUpName: (game) => `${game}, aufgebaut`,
  copyLink: 'Link kopieren',
  copyLinkHow: 'zu diesem Moment',
  open: 'Tisch öffnen',
  failed: 'Dieser Moment ließ sich nicht öffnen. Die Partie ist unverändert.',

  begun: (page, pages, name, when) => `Begonnen bei ${step(page, pages)} von „${name}“, ${when}.`,
  begunFrom: (name) => `Begonnen mit „${name}“.`,
  begunSetUp: 'Begonnen mit einer aufgebauten Stellung.',
  begunAnew: 'Alles Weitere wurde neu gemischt.',
  begunSame: 'Dieselben Karten und Würfel kommen in derselben Reihenfolge.',
  begunImagined: 'Was niemand wissen konnte, wurde neu verteilt.',
  seeThat: 'Diese Partie ansehen',
};
