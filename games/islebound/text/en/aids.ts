import { figures } from '@skerry/speech/en';
import { MOST_TILES } from '../../content/above-and-below.ts';
import type { AidWords } from '../aids.ts';

export const aids: AidWords = {
  playerAid: [
    {
      heading: 'Your turn',
      lines: [
        {
          rule: 'IB-21',
          text: 'Move, take one action if you like, and end your turn. Free actions come before and after the action, as often as you like.',
        },
        { rule: 'IB-22', text: 'You must move. You need not take an action.' },
        { rule: 'IB-24', text: 'Actions: visit, attack, diplomacy, hunt for treasure; raid where it is played.' },
        {
          rule: 'IB-24',
          text: 'Free actions: complete an event, buy a building, and what buildings and variants add.',
        },
        { rule: 'IB-48', text: 'Visit: pay the entry cost, then carry out the town’s action.' },
        { rule: 'IB-100', text: 'After you take a town: spoils, then a free visit if you like.' },
      ],
    },
    {
      heading: 'The five skills',
      lines: [
        {
          rule: 'IB-34',
          sign: 'skill-administrate',
          text: 'Administrate: exhaust one to end your move in a region with another ship.',
        },
        {
          rule: 'IB-52',
          about: 'skill-administrate',
          text: 'Administrate also pays the entry cost of towns that show it: exhaust one to visit.',
        },
        {
          rule: 'IB-85',
          sign: 'skill-combat',
          text: 'Combat: exhaust any number before an attack roll, for one more die each.',
        },
        {
          rule: 'IB-106',
          sign: 'skill-negotiate',
          text: 'Negotiate: exhaust any number in diplomacy, for 1 influence each.',
        },
        {
          rule: 'IB-28',
          sign: 'skill-sail',
          text: 'Sail: on deck, 1 more speed each; speed is 2, and at most 4. Nobody is exhausted.',
        },
        {
          rule: 'IB-43',
          sign: 'skill-work',
          text: 'Work: on deck, counted by towns that give something for each. Nobody is exhausted.',
        },
        {
          rule: 'IB-37',
          sign: 'skill-any',
          text: 'Any: exhaust any crew member on deck; one crew member pays for one symbol.',
        },
      ],
    },
    {
      heading: 'What wood and fish can do',
      lines: [
        { rule: 'IB-31', sign: 'fish', text: 'Fish: while you move, 1 more step for each, even beyond 4.' },
        {
          rule: 'IB-87',
          sign: 'wood',
          text: 'Wood: after an attack roll, spend 1 to reroll one die, as often as you like.',
        },
        {
          rule: 'IB-120',
          sign: 'building-10',
          text: 'Both: build where a town lets you, for the wood and fish of the card and no coins.',
        },
        { rule: 'IB-138', text: 'The hold has room for 10 goods, wood and fish together.' },
      ],
    },
    {
      heading: 'Symbols',
      lines: [
        { rule: 'IB-83', sign: 'banner-red', text: 'Red banner: the town can be attacked, with this strength.' },
        {
          rule: 'IB-103',
          sign: 'banner-blueGreen',
          text: 'Blue-green banner: the town can be won over by diplomacy, for this much influence.',
        },
        { rule: 'IB-90', text: '“+2” beside a strength: another player controls the town.' },
        {
          rule: 'IB-49',
          sign: 'coin',
          text: 'A coin beside the banner: the entry cost. It goes on the treasure map, or to the player who controls the town.',
        },
        {
          rule: 'IB-203',
          text: 'A payment on a town’s sign is optional: any number of times, or up to once per crew on deck if there’s a crew symbol above the arrow.',
        },
        {
          rule: 'IB-41',
          sign: 'bed',
          text: 'A bed: rest. Crew below come on deck; injured crew turn face up and come on deck at the next rest.',
        },
        {
          rule: 'IB-40',
          sign: 'bandage',
          text: 'A bandage: injured. No skills, and two rests until they are back on deck.',
        },
        { rule: 'IB-119', sign: 'book', text: 'Books: owned, not paid, for the spaces of the row.' },
        {
          rule: 'IB-89',
          sign: 'pirate',
          text: 'Pirates, sea serpents and Ichor: each adds a die to an attack; its table gives the strength.',
        },
        { rule: 'IB-116', sign: 'cube-1', text: 'A cube: goes to the left-most empty slot of the influence track.' },
        { rule: 'IB-111', sign: 'event', text: 'A burst with “!”: an event can be completed in this town.' },
        { rule: 'IB-126', sign: 'renown', text: 'Renown: moves your marker along the track of 7.' },
        { rule: 'IB-127', sign: 'token', text: 'A renown token: take one with its reward each time you reach 7.' },
        {
          rule: 'IB-110',
          sign: 'map',
          text: 'The treasure map: a treasure hunt takes all its coins, or 1 from the supply if it is empty.',
        },
      ],
    },
  ],
  rule: (number) => `Rule ${number}`,
  crew: {
    unchanged:
      'The backs of the crew tiles can join a game of Above and Below. In Islebound they only show that someone is injured.',
    setUp: 'In a game of Above and Below',
    steps: [
      { rule: 'IB-209', text: 'At set-up put all 22 crew tiles into a bag, and none into the row of villagers.' },
      {
        rule: 'IB-209',
        text: 'At the end of a round, after round marker and cider, slide the villagers. If the 5-coin place is empty then, draw one crew tile onto it; if it is not, draw none. Unsold, a crew tile slides left like any villager.',
      },
    ],
    scoring: 'At the end of that game',
    worth: [
      { rule: 'IB-210', text: 'A tile with a good: 1 village point per such good you own.' },
      { rule: 'IB-210', text: 'A tile with a number: that number.' },
      { rule: 'IB-210', text: 'A tile with a potion or cider: 1 per potion or cider you own.' },
    ],
    adder: 'Add up your crew',
    adderHow: 'Choose what each tile shows and write its number. Nothing is saved.',
    tile: (n) => `Tile ${n}`,
    kind: 'shows',
    kinds: { good: 'a good', points: 'a number', potion: 'a potion', cider: 'cider' },
    numbers: { good: 'goods you own', points: 'number on it', potion: 'potions you own', cider: 'cider you own' },
    add: 'Add a tile',
    full: `There are no more than ${MOST_TILES} crew tiles.`,
    remove: (n) => `Remove tile ${n}`,
    sum: (n) => figures(n, 'village point'),
  },
};
