import { capital, count, figures, list, nameOf, ordinal } from '@skerry/speech/fr';
import type { CrewSymbol } from '../../content/vocabulary.ts';
import type { Lacking } from '../../outlook/plan.ts';
import { gainsOf, type PartOutlook } from '../../outlook/visit.ts';
import type { BoardWords } from '../board.ts';
import { namesOf, partOf, type TextContext } from '../context.ts';
import { tally } from '../things.ts';
import { actions } from './actions.ts';
import { amount, amounts, chances, crewFor, MANY_SKILLS, percent, points, SKILLS } from './grammar.ts';

const names = namesOf('fr');

const WHERE = { deck: 'sur le pont', below: 'en cabine' } as const;
const BANNERS = { red: 'rouge', blueGreen: 'bleue' } as const;

const STEP = { name: 'pas', gender: 'm', many: 'pas' } as const;
const INJURED = { name: 'blessé', gender: 'm' } as const;
const CUBE = { name: 'cube', gender: 'm' } as const;
const BOOK = { name: 'livre', gender: 'm' } as const;
const TOKEN = { name: 'jeton', gender: 'm' } as const;
const BUILDING = { name: 'bâtiment', gender: 'm' } as const;

const WAYS = { red: 'attaque', blueGreen: 'diplomatie' } as const;

/** « il faut 2 membres Administratifs, vous en avez 1 ». */
const lack = (lacking: Lacking): string => {
  if (lacking.what === 'coin') return 'il faut 1 pièce, vous n’en avez pas';
  if (lacking.what === 'together') return `il faut ${crewFor(lacking.symbols)} sur le pont`;
  const { what, need, have } = lacking;
  const crew = need === 1 ? skill(what) : several(need, what);
  return `il faut ${crew}, vous ${have === 0 ? 'n’en avez pas' : `en avez ${have}`}`;
};

/** « utiliser un membre Administratif », « utiliser 2 membres d’équipage ». */
const exhausts = (symbols: readonly CrewSymbol[]): string[] =>
  tally(symbols).map(([symbol, n]) => `utiliser ${n === 1 ? skill(symbol) : several(n, symbol)}`);
const several = (n: number, symbol: CrewSymbol): string =>
  symbol === 'any' ? `${n} membres d’équipage` : `${n} membres ${MANY_SKILLS[symbol]}`;
const skill = (symbol: CrewSymbol): string =>
  symbol === 'any' ? 'un membre d’équipage' : `un membre ${SKILLS[symbol]}`;

/** « en utilisant un membre Administratif et 2 membres d’équipage ». */
const exhausting = (symbols: readonly CrewSymbol[]): string =>
  `en utilisant ${list(tally(symbols).map(([symbol, n]) => (n === 1 ? skill(symbol) : several(n, symbol))))}`;

/** « pour 1 pièce et 1 bois, en utilisant un membre Travailleur »; undefined if free. */
const costs = (things: string, symbols: readonly CrewSymbol[]): string | undefined =>
  [...(things === '' ? [] : [`pour ${things}`]), ...(symbols.length === 0 ? [] : [exhausting(symbols)])].join(', ') ||
  undefined;

const part = (outlook: PartOutlook): string => {
  switch (outlook.do) {
    case 'rest':
      return 'repos';
    case 'hire':
      return 'recruter';
    case 'reputation':
      return 'une carte Réputation';
    case 'build':
      return outlook.of === 0 ? 'construire' : `construire\u202f: ${outlook.within} sur ${outlook.of} à portée`;
    case 'gain':
      return amount(outlook.n, outlook.what);
    case 'perWork': {
      const { what, each, workers, first } = outlook;
      const per = first > 0 ? `${each}` : amount(each, what);
      return `${per} par Travailleur\u202f: ${first + each * workers}`;
    }
    case 'gainOne':
      return list(
        outlook.of.map(({ what, n }) => amount(n, what)),
        'ou',
      );
    case 'pay': {
      const { prices, get, times, most, exhaust } = outlook;
      const each = prices.map((price) => amounts(price));
      const cost = costs(list(each, 'ou'), exhaust === undefined ? [] : [exhaust]);
      const limit = times === 'perCrewOnDeck' ? onDeckTimes(most) : times === 'any' ? ', à volonté' : '';
      return `${amounts(get)} ${cost}${limit}`;
    }
  }
};

/** IB-203: once per crew member on deck. */
const onDeckTimes = (n: number): string => (n === 0 ? ', mais personne sur le pont' : `, ${n} fois au plus`);

const parts = (outlooks: readonly PartOutlook[]): string => outlooks.map(part).join(', puis ');

const entry = (coin: number, symbols: readonly CrewSymbol[]): string =>
  list([...(coin > 0 ? [amount(coin, 'coin')] : []), ...exhausts(symbols)]);

const crewName = ({ crew: kind }: { readonly crew: Parameters<typeof names.crew>[1] }, context: TextContext): string =>
  names.crew(context, kind);

const FIGURE =
  /\d+ (?:pièces?|bois|poissons?|livres?|pirates?|serpents? de mer|cubes? d’influence|d’influence|de force|points? (?:d’influence|de force|de réputation)|points?)(?!\p{L})/u;

export const board: BoardWords = {
  names,
  stress: { asked: new RegExp(`(?<=vous êtes à )[^,.]+|${FIGURE.source}`, 'u'), told: FIGURE },
  caption: (town, speed) => `${town}, vitesse ${speed}`,
  about: (context, seat, town, speed) =>
    seat === context.reader
      ? `Votre bateau est ici\u202f: ${town}. Sa vitesse est de ${speed}.`
      : `${nameOf(context, seat)} a son bateau ici\u202f: ${town}. Sa vitesse est de ${speed}.`,
  hints: { score: 'Afficher les points en cours' },
  score: (n) => `${points(n)} pour l’instant`,
  notAtSea: 'pas encore de port d’attache',

  labels: {
    homePort: 'Port d’attache',
    sail: 'Se déplacer',
    visit: 'Visiter',
    visitByParts: 'Visiter par étapes',
    attack: 'Attaquer',
    diplomacy: 'Diplomatie',
    hunt: 'Chasse au trésor',
    buyFromHand: 'Acheter de la main',
    heal: 'Soigner',
    doPart: 'Le faire',
    skip: 'Sauter la case',
    noSkip: 'Utiliser la case',
    placeByHand: 'Placer à la main',
    placeNone: 'Pas de dé ici',
    retreat: 'Battre en retraite',
    decline: 'Ne pas visiter',
    drop: 'Abandonner l’échange',
    agree: 'Accepter',
    counter: 'Contre-proposer',
    refuse: 'Refuser',
    leaveOut: 'Passer',
    endTurn: 'Fin du tour',
    done: 'S’arrêter là',
    roll: 'Lancer',
    keep: 'Garder',
    placeBest: 'Meilleur placement',
    next: 'Choisir en retour',
    propose: 'Proposer',
  },
  hotkeys: {
    homePort: 'p',
    sail: 's',
    visit: 'v',
    visitByParts: 'p',
    attack: 'a',
    diplomacy: 'd',
    hunt: 't',
    buyFromHand: 'm',
    heal: 'g',
    doPart: 'f',
    skip: 's',
    noSkip: 'u',
    placeByHand: 'm',
    placeNone: 'p',
    retreat: 'r',
    decline: 'n',
    drop: 'b',
    agree: 'a',
    counter: 'c',
    refuse: 'r',
    leaveOut: 'p',
    endTurn: 'f',
    done: 't',
    roll: 'l',
    keep: 'g',
    placeBest: 'p',
    next: 'c',
    propose: 'p',
  },
  eventLetter: 'e',
  buyLetter: 'b',
  label: {
    draft: ({ building }, context) => names.building(context, building),
    raid: actions.raid,
    event: ({ place }, context) => names.event(context, context.state.events[place - 1] ?? 0),
    buy: actions.buy,
    trade: ({ rival }, context) => `Échanger avec ${nameOf(context, rival)}`,
    exhaust: crewName,
    healCrew: crewName,
    gainOne: actions.gainOne,
    pay: (action, context) => {
      const part = partOf(context);
      return part?.do === 'pay' ? `Gagner ${amounts(part.get)}` : actions.pay(action, context);
    },
    hire: actions.hire,
    reputation: actions.reputation,
    build: actions.build,
    buyCard: actions.buyCard,
    buildCard: actions.buildCard,
    payCard: ({ building }, context) => names.building(context, building),
    group: actions.group,
    combat: crewName,
    reroll: ({ face }) => `Relancer un ${face}`,
    placeDie: ({ face }) => `Placer un ${face}`,
    injure: crewName,
    lose: actions.lose,
    payCube: ({ slot }) => `Case ${slot}`,
    negotiate: crewName,
    freeCube: ({ slot }) => `Case ${slot}`,
    dump: ({ wood, fish }) => capital(amounts({ wood, fish })),
    give: actions.give,
    ask: actions.ask,
    giveLess: actions.giveLess,
    askLess: actions.askLess,
  },
  groups: {
    action: 'une action',
    free: 'gratuit',
    exhaust: 'utiliser',
    heal: 'soigner',
    combat: 'un dé de plus',
    injure: '+1 de force chacun',
    negotiate: '+1 d’influence chacun',
    dump: 'jeter',
  },
  sailing: (speed, fish) => `vitesse ${speed}${fish > 0 ? `, ${amount(fish, 'fish')} en cale` : ''}`,
  sailTo: (context, to) => `Cap sur ${names.townAt(context, to)}`,
  passage: ({ steps, fish, berth }) =>
    [
      figures(steps, STEP),
      ...(fish > 0 ? [amount(fish, 'fish')] : []),
      ...(berth ? exhausts(['administrate']) : []),
    ].join(', '),
  tooFar: ({ distance, speed, fish }) =>
    `${figures(distance, STEP)} demandent ${amount(distance - speed, 'fish')}, vous ${fish === 0 ? 'n’en avez pas' : `en avez ${fish}`}`,
  visiting: ({ parts: outlooks }) => gainsOf(outlooks).map(part).join(', ') || 'rien pour l’instant',
  entering: (context, { coin, to, exhaust }) =>
    costs(coin === 0 ? '' : `${amount(coin, 'coin')}${to === undefined ? '' : ` à ${nameOf(context, to)}`}`, exhaust),
  taking: (spoils) => `ville, ${amount(spoils, 'coin')}`,
  attacking: (spoils, odds) => `${board.taking(spoils)}\u202f: ${chances(odds)}`,
  keeping: (missing, onDeck) => {
    if (missing === 0) return 'la ville est à vous';
    return missing > onDeck ? 'retraite, une carte perdue' : `la ville pour ${figures(missing, INJURED)}`;
  },
  rerolling: chances,
  rerollCosts: costs(amount(1, 'wood'), []),
  influencing: (need, have) => `pour ${need} de vos ${have} points d’influence`,
  paying: (price, exhaust) => costs(amounts(price), exhaust === undefined ? [] : [exhaust]),
  coins: (n) => amount(n, 'coin'),
  raiding: ({ wins, gain }) =>
    gain === 0 ? 'rien à gagner' : `${percent(wins)} : jusqu’à ${amount(gain, 'coin')} de plus`,
  raidRisks: ({ loses, loss }) =>
    loses === 0 || loss === 0 ? undefined : `${percent(loses)} : jusqu’à ${amount(loss, 'coin')} de moins`,
  entry: (name, content) => `${name}\u202f: ${content}`,
  event: (exhaust, pay, cubes) => `${board.cubes(cubes)} ${costs(amounts(pay), exhaust)}`,
  cubes: (n) => figures(n, CUBE),
  eventCosts: (exhaust, pay) => costs(amounts(pay), exhaust),
  worth: (n) => `vaut ${n}`,
  timesLeft: (n, isFirst) => {
    const times = n === 1 ? 'une fois' : `${n} fois`;
    return isFirst ? `${times} au plus` : n === 1 ? `encore ${times}` : `encore ${times} au plus`;
  },
  confirmEnd: 'Vous n’avez pas fait d’action. Finir votre tour quand même\u202f?',
  remarks: {
    act: 'Une action, et autant d’actions gratuites que vous voulez.',
    reroll: 'Choisissez un dé pour le relancer.',
    short: 'Choisissez le membre d’équipage à blesser.',
    influence: 'Choisissez des cubes et des membres Négociation.',
    stow: 'La cale est pleine.',
  },

  title: 'Islebound',
  sailed: (round) =>
    round === 0 ? ['avant', 'la première manche'] : ['relevé à', `la ${ordinal(round, { gender: 'f' })} manche`],
  legend: { attack: 'attaque', diplomacy: 'diplomatie' },
  lastRound: (after) => (after > 0 ? 'La manche suivante sera la dernière.' : 'C’est la dernière manche.'),
  archipelago: (regions) => `L’archipel\u202f: ${regions} régions`,
  chooseDestination: 'L’archipel\u202f: choisissez une destination',
  region: (context, { town, isPort, owner, banners, strength, need, coin, exhaust, hasEvent, ships, passage }) => {
    if (passage?.why !== undefined) return `${town}, impossible\u202f: ${passage.why.replace(/\.$/, '')}.`;
    const holder = owner === undefined ? 'neutre' : owner === context.reader ? 'à vous' : `à ${nameOf(context, owner)}`;
    const colours = list(banners.map((banner) => BANNERS[banner]));
    const said = [
      `${town}, ${isPort ? 'port' : 'ville insulaire'}, ${holder}`,
      `bannière ${colours}, force ${strength}${need === undefined ? '' : `, ${need} pour vous`}`,
      `droit de visite\u202f: ${entry(coin, exhaust) || 'rien'}`,
      ...(hasEvent ? ['évènement ici'] : []),
      ...(ships.length > 0 ? [`bateau\u202f: ${list(ships.map((seat) => nameOf(context, seat)))}`] : []),
      ...(passage === undefined ? [] : [board.passage(passage)]),
    ];
    return `${said.join('\u202f; ')}.`;
  },
  start: 'départ',
  can: (offered) => `Vous pouvez\u202f: ${offered.join('\u202f; ')}`,
  refused: (why) => `impossible\u202f: ${why}`,

  slip: {
    close: 'Fermer',
    owner: (context, owner) =>
      owner === undefined ? 'neutre' : owner === context.reader ? 'à vous' : `à ${nameOf(context, owner)}`,
    action: 'action',
    strength: 'force',
    entry: 'visite',
    event: 'évènement',
    ships: 'bateaux',
    route: 'trajet',
    needs: (banners, strength, need) =>
      `${strength}${need === undefined ? '' : `, ${need} pour vous`}, par ${list(
        banners.map((banner) => WAYS[banner]),
        'ou',
      )}`,
    attack: WAYS.red,
    diplomacy: WAYS.blueGreen,
    odds: chances,
    influence: (need, have) => `il en faut ${need}, vous ${have === 0 ? 'n’en avez pas' : `en avez ${have}`}`,
    noVisit: (lacking) => `Visite impossible\u202f: ${lack(lacking)}.`,
    entryOf: entry,
    noEntry: 'rien',
    parts,
  },

  influence: 'Influence',
  track: (slots) => `Piste d’influence\u202f: ${slots} cases`,
  worthEach: (n) => `vaut ${n}`,
  yours: 'Vous',
  slot: (context, slot, worth, owner, isNext) => {
    const holder =
      owner === undefined ? 'vide' : owner === 'blocked' ? 'bloquée' : `cube\u202f: ${nameOf(context, owner)}`;
    return `Case ${slot}, vaut ${worth}, ${holder}${isNext ? ', la prochaine' : ''}`;
  },
  paidOf: (paid, need) => `${paid} sur ${need}`,

  headings: {
    influence: 'La piste d’influence',
    cards: 'Évènements et réputation',
    row: 'La piste de construction',
  },
  told: {
    crew: (crew, where) =>
      `${list(crew)}, ${where === 'injured' ? (crew.length > 1 ? 'blessés' : 'blessé') : WHERE[where]}.`,
    goods: (goods, ichor) => `${capital(amounts(goods) || 'rien en réserve')}${ichor ? '\u202f; Ichor' : ''}.`,
    renown: (at, tokens) => `Réputation ${at} sur 7, ${count(tokens, TOKEN)}.`,
    city: (buildings) =>
      buildings.length === 0
        ? 'Aucun bâtiment.'
        : `${capital(count(buildings.length, BUILDING))}\u202f: ${list(buildings)}.`,
    event: (name, town, terms) => `${name}, ici\u202f: ${town}\u202f; ${terms}.`,
    reputation: (name) => `Carte Réputation\u202f: ${name}.`,
    forHire: (crew) => `À recruter, de gauche à droite\u202f: ${crew.length === 0 ? 'personne' : list(crew)}.`,
    treasure: (coins) => `Trésor de l’archipel\u202f: ${amount(coins, 'coin')}.`,
    token: (name) =>
      name === undefined ? 'Il ne reste aucun jeton Réputation.' : `Prochain jeton Réputation\u202f: ${name}.`,
    space: (n, building, coins, books) =>
      building === undefined
        ? `Emplacement ${n}, vide.`
        : `Emplacement ${n}, ${building}, ${amount(coins, 'coin')}${books === 0 ? '' : `, demande ${figures(books, BOOK)}`}.`,
  },
};
