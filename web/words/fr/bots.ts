import type { Said } from '@skerry/engine';
import type { bots as en } from '../en/bots.ts';

export const bots: Said<typeof en> = {
  levels: { calm: 'Calme', keen: 'Vif', fierce: 'Redoutable' },
  levelHelp: {
    calm: 'Les robots calmes connaissent les règles et voient un coup plus loin.',
    keen: 'Les robots vifs réfléchissent un peu et jouent bien avec les autres.',
    fierce: 'Les robots redoutables réfléchissent jusqu’à une seconde et laissent passer peu de chose.',
  },
};
