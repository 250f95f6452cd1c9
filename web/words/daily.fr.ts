import type { daily as en } from './daily.en.ts';
import { intl } from './intl.ts';
import type { Said } from './speak.ts';

const { count, number } = intl('fr');
const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const daily: Said<typeof en> = {
  title: 'L’île du jour',
  link: 'Île du jour',
  help: 'Chaque jour une île de chaque taille, la même pour tous : mêmes villages, mêmes cartes. Votre première partie sur une île compte ; ensuite, vous pouvez la rejouer pour le plaisir. Cela marche aussi sans réseau.',
  date: (day) => long.format(new Date(day)),
  shortDate: (day) => short.format(new Date(day)),
  table: (island, day) => `${island}, le ${short.format(new Date(day))}`,
  play: 'Jouer',
  goOn: 'Continuer',
  again: 'Rejouer pour le plaisir',
  look: 'Revoir la partie',
  begun: 'Votre partie vous attend.',
  waiting: 'Vous ne l’avez pas encore jouée.',
  points: (total) => count(total, { one: '# point', other: '# points' }),
  share: 'Partager',
  copyText: 'Copier le texte',
  shareTitle: (day) => `Skerry, l’île du ${long.format(new Date(day))}`,
  shareLine: (island, sentence) => `${island} : ${sentence}`,
  games: (games) => count(games, { one: '# partie comptée jusqu’ici.', other: '# parties comptées jusqu’ici.' }),
  noGames: 'Aucune partie comptée jusqu’ici.',
  first: 'Vous êtes en tête aujourd’hui : personne d’autre n’a fini.',
  better: (percent) => `Mieux que ${number(percent)} % des autres.`,
  histogram: (from, to, games) =>
    `De ${from} à ${to} points : ${count(games, { one: '# partie', other: '# parties' })}`,
  histogramTitle: 'Les points de tous',
  yours: 'la vôtre',
  notCounted: 'Vos points sont gardés sur cet appareil. Ils compteront dès que le serveur répondra.',
  noStanding: 'Le serveur ne répond pas : les autres ne sont pas montrés.',
  anonymous: 'Compté sans nom : le serveur ne garde que les points.',
  history: 'Vos îles',
  noHistory: 'Vos résultats se rassemblent ici, sur cet appareil seulement.',
  streak: 'Jours de suite',
  best: (island) => `Record sur ${island}`,
  mean: (island) => `Moyenne sur ${island}`,
  islands: 'Îles',
  day: 'Jour',
  none: 'pas de partie',
  toDaily: 'Vers l’île du jour',
};
