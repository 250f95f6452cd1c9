import type { Said } from '@skerry/engine';
import { number, withFigure } from '@skerry/speech/de';
import type { setUp as en } from '../en/set-up.ts';

export const setUp: Said<typeof en> = {
  title: 'Eine Stellung aufbauen',
  short: 'Aufbau',
  bar: 'Aufbau',
  from: (name) => `aus ${name}`,
  tools: 'Werkzeuge',
  home: 'Startseite',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  startFrom: 'Beginnen mit…',
  rules: 'Regeln',
  lamp: 'Dunkles Design',
  leave: 'Verlassen',
  close: 'Schließen',
  board: 'Spielplan',
  things: 'Alles andere',
  tabs: { checks: 'Stimmt alles?', things: 'Alles andere' },
  choose: 'Tippe etwas an, um es zu ändern.',
  chooseHow: 'Ziehe es, oder tippe es an und dann seinen neuen Platz.',
  swapHow: 'Tippe an, womit es den Platz tauschen soll.',
  putHow: 'Tippe seinen neuen Platz an.',
  pickedOf: (thing, places) =>
    places === 0
      ? `${thing} ausgewählt.`
      : `${thing} ausgewählt. ${withFigure(places, { one: '# Platz', other: '# Plätze' })}.`,
  valueOf: (name, value) => `${name}: ${value}`,
  putHere: 'Hierher legen',
  fromPlace: (place) => `von: ${place}`,
  less: (thing) => `${thing}: eins weniger`,
  more: (thing) => `${thing}: eins mehr`,
  cards: (n) => withFigure(n, { one: '# Karte', other: '# Karten' }),
  add: (place) => `Etwas hierher legen: ${place}`,
  checks: 'Stimmt alles?',
  open: (n) => (n === 0 ? 'ja' : `${number(n)} offen`),
  inOrder: 'Alles stimmt.',
  next: 'Weiter',
  goOn: 'Weiterspielen',
  blocked: (n) =>
    n < 2 ? 'Eines stimmt noch nicht.' : `Hier stimmt noch nicht alles: ${number(n)} Punkte sind offen.`,
  tableName: (game) => `${game}, aufgebaut`,
  notOpened: 'Diese Stellung lässt sich nicht öffnen.',
  notKept: 'Dieser Browser lässt Skerry keine Tische speichern; nichts wurde geöffnet.',
  start: {
    title: 'Beginnen mit…',
    newGame: 'Ein neues Spiel',
    seats: 'Mitspielende',
    go: 'Beginnen',
    file: 'Eine Datei',
    fileHow: 'Eine Stellung, oder eine gespeicherte Partie: dann ihre letzte Stellung.',
    choose: 'Datei wählen',
    undoHow: 'Was du bisher aufgebaut hast, wird ersetzt.',
    notJson: 'Diese Datei ist weder eine Stellung noch eine Partie.',
    tooBig: 'Diese Datei ist zu groß.',
  },
};
