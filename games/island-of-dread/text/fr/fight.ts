import { capital, count, de, figures, list, nameOf } from '@skerry/speech/fr';
import type { Kind } from '../../content/vocabulary.ts';
import type { FightWords } from '../fight.ts';
import { cardOf, counters, du, gold, goodsOf, le, names, points } from './grammar.ts';

const WOUND = { name: 'blessure', gender: 'f' } as const;
const FATIGUE = { name: 'fatigue', gender: 'f' } as const;
const DAMAGE = { name: 'dégât', gender: 'm' } as const;
const TURN = { name: 'tour', gender: 'm' } as const;
const MAP = { name: 'carte marine', gender: 'f', many: 'cartes marines' } as const;
const LEGENDARY = { name: 'Objet légendaire', gender: 'm', many: 'Objets légendaires' } as const;
const SET = { name: 'paire', gender: 'f' } as const;

const countersOf = (n: number, kind: Kind): string => count(n, kind === 'wound' ? WOUND : FATIGUE);

const RESULTS = {
  hit: 'Touché',
  missed: 'Manqué',
  held: 'Repoussé',
  struck: 'Frappé',
  away: 'Fuite réussie',
  caught: 'Fuite manquée',
} as const;

export const fight: FightWords = {
  combat: {
    round: (n) => `Round ${n}`,
    phases: { escape: 'Fuite', ranged: 'Distance', melee: 'Corps à corps', magic: 'Magie' },
    value: 'Valeur',
    damage: 'Dégâts',
    who: 'Personnage qui agit',
    results: RESULTS,
    attacks: (context, figure) => `Attaque ${du(cardOf(context, figure))}`,
    defends: (context, figure) => `Défense ${du(cardOf(context, figure))}`,
    flees: (context, figure) => `Fuite ${du(cardOf(context, figure))}`,
    needed: (n) => `Il fallait ${n}`,
    needs: (value, least) => {
      if (least === undefined) return `Valeur ${value}`;
      if (least <= 2) return `Valeur ${value}, sans échec possible`;
      return least > 20 ? `Valeur ${value}, hors de portée` : `Valeur ${value}, il faut ${least}`;
    },
    deals: (n) => (n === 0 ? 'Sans dégât' : `Inflige ${counters(n, 'wound')}`),
    percent: (n) => `${n} %`,
    chance: (percent) => `${percent} %`,
    rollFor: (context, figure) => `Lancer pour ${le(cardOf(context, figure))}`,
    side: (context, seat) => (seat === context.reader ? 'Votre camp' : `Camp ${de(nameOf(context, seat))}`),
    usable: 'Vous pouvez utiliser',
    reward: 'Récompense',
    life: 'Vie',
    points: (n) => points(n),
    gold: (n) => gold(n),
    maps: (n) => figures(n, MAP),
    legendary: (n) => figures(n, LEGENDARY),
    keeps: 'La carte elle-même',
    before: 'Avant le combat',
    standToEnd: 'Combattre jusqu’au bout',
    askAgain: 'Me demander à chaque round',
    fightRound: 'Jouer tout le round',
    askEachPhase: 'Me demander à chaque phase',
    duel: (context, seat, rival) => `${nameOf(context, seat)} contre ${nameOf(context, rival)}`,
    attackFor: 'Pour de l’or ou une carte',
    skip: 'Passer ce combat',
    look: 'Voir le combat',
    thenChance: (percent) => `Alors ${percent} %`,
    thenSure: 'Alors sans échec possible',
    thenSum: (sum, need) => `Alors ${sum} contre ${need}`,
    thenDamage: (n) => (n === 0 ? 'Alors aucun dégât' : `Alors ${counters(n, 'wound')}`),
    moreDamage: (n) => `Alors ${figures(n, DAMAGE)} de plus`,
  },

  blows: {
    roll: ({ dice: [one, other], added, need, result, harm, kind }) => {
      const total = one + other + added.reduce((sum, n) => sum + n, 0);
      const more = added.length === 0 ? '' : `, plus ${list(added.map(String))},`;
      const end = harm > 0 ? `, ${countersOf(harm, kind)}` : '';
      return `${one} et ${other}${more} font ${total} contre ${need} : ${RESULTS[result].toLowerCase()}${end}.`;
    },
    throws: (percent) => `${percent} % de réussite.`,
    lastWound: 'Un coup au but décide du combat.',
    ifFailed: (n, kind) => `Un échec coûte ${countersOf(n, kind)}.`,
    harmless: 'Un échec ne coûte rien.',
    standing: 'Vous combattez jusqu’au bout.',
    wholeRound: 'Le round se joue avec les meilleures chances.',
    stakes: 'Le vainqueur peut prendre tout l’or du vaincu, ou un Objet, un Allié ou un Objet légendaire.',
    onIsland: (context) =>
      `Fuite impossible. Les cartes se suivent, et ${names.assif(context)} ou le Héros doit tomber.`,
    damageFor: (context, figure, n, kind) => `${capital(countersOf(n, kind))} pour ${le(cardOf(context, figure))}.`,
    waiting: (context, seat) =>
      seat === context.reader ? 'Vous combattez.' : `${nameOf(context, seat)} mène un combat.`,
  },

  drawn: {
    kinds: {
      hero: 'Héros',
      captain: 'Capitaine',
      legendary: 'Objet légendaire',
      challenge: 'Défi',
      event: 'Évènement',
      encounter: 'Rencontre',
      item: 'Objet',
      ally: 'Allié',
    },
    decks: { green: 'Vert', yellow: 'Jaune', sea: 'Mer', red: 'Rouge', silver: 'Argent' },
    close: 'Fermer',
    price: (n) => gold(n),
  },

  talk: {
    title: (context, seat, rival) =>
      context.reader === rival
        ? `Proposition ${de(nameOf(context, seat))}`
        : `Proposition pour ${nameOf(context, rival)}`,
    gives: (context, seat) => (seat === context.reader ? 'Vous donnez' : `${nameOf(context, seat)} donne`),
    nothing: 'Rien',
    goods: (context, goods) => goodsOf(context, goods),
  },

  voyage: {
    title: (context, captain) => `En mer avec ${le(cardOf(context, captain))}`,
    toll: 'Tribut',
    endures: (turns) =>
      turns === 0 ? 'Ne survivra pas au prochain tribut' : `Tient encore ${count(turns, TURN)} sans combat`,
    lane: (n) => `Route maritime ${n}`,
    maps: 'Cartes marines',
    legendary: 'Objets légendaires',
    more: 'Plus de détails',
    less: 'Moins de détails',
    sets: (n) => (n === 0 ? 'Pas encore de paire' : figures(n, SET)),
  },

  atSea: {
    toll: (isFull) =>
      `À votre étape d’expérience sur un mouillage : une ${isFull ? 'blessure' : 'fatigue'} pour le Capitaine.`,
    noToll: 'Pas de tribut ce tour-ci.',
    set: 'Une carte marine de chaque couleur forme une paire. Elle mène à un Objet légendaire, ou à l’Île.',
    island: 'Commencez un tour sur un mouillage et donnez une paire : le Capitaine vous y mène, puis repart.',
    placeWreck: (context, seat) => `Choisissez le rivage où échoue ${nameOf(context, seat)}.`,
    placeHome: (context, seat) => `Choisissez la ville où se réveille ${nameOf(context, seat)}.`,
  },
};
