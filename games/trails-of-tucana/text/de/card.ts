import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Trails of Tucana',
  blurb: 'Zwei Karten, ein Pfad: Verbinde Dörfer und Ziele, bevor es andere tun.',
  mood: 'gleichzeitig',
};
