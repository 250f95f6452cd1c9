import { figures, list } from '@skerry/speech/fr';
import type { Amounts, Count, Thing } from '../../content/vocabulary.ts';
import type { EffectWords, Moment } from '../effects.ts';
import { amounts, points } from './grammar.ts';

const COUNTED: { readonly [C in Count]: readonly [one: string, many: string] } = {
  building: ['bâtiment', 'bâtiments'],
  town: ['ville que vous contrôlez', 'villes que vous contrôlez'],
  crewTwoSkills: ['membre d’équipage à deux compétences', 'membres d’équipage à deux compétences'],
  book: ['livre', 'livres'],
  wood: ['bois', 'bois'],
  fish: ['poisson', 'poissons'],
  fleet: ['pirate, serpent de mer et Ichor', 'cartes de votre flotte'],
  cube: ['cube sur la piste d’influence', 'cubes sur la piste d’influence'],
};
const CARD = ['carte en main', 'cartes en main'] as const;

/** What is counted: « ville que vous contrôlez », « 2 poissons ». */
export function counted(per: Count, each: number, isArchitect: boolean): string {
  const [one, many] = per === 'book' && isArchitect ? CARD : COUNTED[per];
  return each === 1 ? one : `${each} ${many}`;
}

/** In Architect a book is a card: « 1 point de réputation et 1 carte ». */
function gained({ book = 0, ...others }: Amounts<Thing>, isArchitect: boolean): string {
  if (!isArchitect || book === 0) return amounts({ ...others, book });
  return list([amounts(others), figures(book, { name: 'carte', gender: 'f' })].filter((words) => words !== ''));
}

const GOODS = { wood: 'du bois', fish: 'du poisson' } as const;

function moment({ when, where, of, each }: Moment, isArchitect: boolean): string {
  const book = isArchitect ? 'carte' : 'livre';
  const won = isArchitect ? 'gagnée' : 'gagné';
  switch (when) {
    case 'bought':
      return 'pour chaque bâtiment acheté';
    case 'built':
      return 'pour chaque bâtiment construit';
    case 'buildingGained':
      return 'pour chaque bâtiment acheté ou construit';
    case 'rested':
      return 'pour chaque repos dans une ville';
    case 'hunted':
      return 'à chaque chasse au trésor';
    case 'bookGained':
      return each === 1 ? `pour chaque ${book} ${won}` : `pour ${each} ${book}s ${won}s à la fois`;
    case 'visited':
      if (where === undefined) return 'à chaque visite';
      return where === 'ownPort'
        ? 'à chaque visite d’un port que vous contrôlez'
        : 'à chaque visite d’une ville que vous contrôlez';
    case 'townGift':
      return `de plus quand l’action d’une ville vous donne ${GOODS[of ?? 'wood']}, une fois par visite`;
    case 'hired':
      return 'pour chaque membre d’équipage recruté';
    case 'reputationActivated':
      return 'pour chaque carte Réputation que vous activez';
    case 'attackWon':
      return 'pour chaque ville prise par attaque';
    case 'allied':
      return 'pour chaque ville prise par diplomatie';
    case 'townLost':
      return 'chaque fois qu’une autre personne vous prend une ville';
  }
}

export const effects: EffectWords = {
  gain: (things, at, isArchitect) => `Gagnez ${gained(things, isArchitect)} ${moment(at, isArchitect)}.`,
  modify: {
    books: (n) => `Pour la piste de construction, vous comptez ${figures(n, { name: 'livre', gender: 'm' })} de plus.`,
    attackStrength: (n) => `+${n} de force dans chaque attaque d’une ville.`,
    influence: (n) => `+${n} d’influence à chaque action Diplomatie.`,
    defence: (n) => `Les autres ont besoin de ${n} de plus pour vous prendre une ville.`,
    speed: (n) => `Vitesse +${n}, toujours 4 au plus sans compter les poissons.`,
    hold: (n) => `Votre cale a de la place pour ${figures(n, { name: 'marchandise', gender: 'f' })} de plus.`,
    eventCubes: (n) => `Placez ${figures(n, { name: 'cube', gender: 'm' })} de plus pour chaque évènement accompli.`,
    piratesKept: (n) => `Gardez ${figures(n, { name: 'pirate', gender: 'm' })} du groupe qui prend une ville.`,
  },
  leaves: {
    countBelowDeck: 'Les Travailleurs valides en cabine comptent aussi.',
    skipSlot: 'Avant de placer des cubes, vous pouvez sauter la première case vide.',
    freeHire: 'Recruter ne vous coûte aucune pièce.',
    freeEntryCoin: 'Vous ne payez pas de pièce pour entrer dans les villes neutres.',
    freeBerth: 'Terminer près d’autres bateaux ne demande aucun membre d’équipage Administratif.',
  },
  ichor: {
    gained: 'Prenez Ichor quand vous gagnez ce bâtiment.',
    serpentGained: 'Prenez Ichor dès que vous gagnez un serpent de mer.',
  },
  heal: (n) =>
    n === 1
      ? 'Une fois par tour, 1 membre d’équipage blessé monte directement sur le pont.'
      : `Une fois par tour, ${n} membres d’équipage blessés montent directement sur le pont.`,
  score: (n, per, each, isArchitect) => `À la fin\u202f: ${points(n)} par ${counted(per, each, isArchitect)}.`,
};
