import type { Said } from '@skerry/engine';
import type { bots as en } from '../en/bots.ts';

export const bots: Said<typeof en> = {
  levels: { calm: 'Gelassen', keen: 'Gewitzt', fierce: 'Gnadenlos' },
  levelHelp: {
    calm: 'Gelassene Bots kennen die Regeln und denken einen Schritt voraus.',
    keen: 'Gewitzte Bots überlegen ein wenig und spielen gut mit Menschen zusammen.',
    fierce: 'Gnadenlose Bots überlegen bis zu einer Sekunde und übersehen wenig.',
  },
};
