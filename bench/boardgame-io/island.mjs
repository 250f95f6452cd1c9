export const FOOLS_LANDING = "Fools' Landing";

export const TREASURES = {
  Earth: ['Temple of the Moon', 'Temple of the Sun'],
  Wind: ['Howling Garden', 'Whispering Garden'],
  Fire: ['Cave of Embers', 'Cave of Shadows'],
  Water: ['Coral Palace', 'Tidal Palace'],
};

export const TREASURE_OF = Object.fromEntries(
  Object.entries(TREASURES).flatMap(([treasure, tiles]) => tiles.map((tile) => [tile, treasure])),
);

export const START_TILE = {
  Diver: 'Iron Gate',
  Engineer: 'Bronze Gate',
  Explorer: 'Copper Gate',
  Messenger: 'Silver Gate',
  Navigator: 'Gold Gate',
  Pilot: FOOLS_LANDING,
};

export const ROLES = Object.keys(START_TILE);

export const TILES = [
  ...Object.values(START_TILE),
  ...Object.keys(TREASURE_OF),
  'Breakers Bridge',
  'Cliffs of Abandon',
  'Crimson Forest',
  'Dunes of Deception',
  'Lost Lagoon',
  'Misty Marsh',
  'Observatory',
  'Phantom Rock',
  'Twilight Hollow',
  'Watchtower',
];

export const WATERS_RISE = 'Waters Rise!';
export const HELICOPTER_LIFT = 'Helicopter Lift';
export const SANDBAGS = 'Sandbags';

const copies = (card, count) => Array(count).fill(card);

export const WATERS_RISE_CARDS = copies(WATERS_RISE, 3);
export const HAND_CARDS = [
  ...Object.keys(TREASURES).flatMap((treasure) => copies(treasure, 5)),
  ...copies(HELICOPTER_LIFT, 3),
  ...copies(SANDBAGS, 2),
];

export const HAND_LIMIT = 5;
export const CARDS_TO_CAPTURE = 4;
export const ACTIONS = 3;

export const SKULL = 10;
export const FLOOD_CARDS_AT = [0, 2, 2, 3, 3, 3, 4, 4, 5, 5];

const DIAMOND = ['..##..', '.####.', '######', '######', '.####.', '..##..'];
const places = DIAMOND.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])));

export const SPACES = places.map((_, space) => space);

const spacesWithin = (distance) =>
  places.map((from) =>
    SPACES.filter((space) => {
      const to = places[space];
      return to !== from && distance(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) === 1;
    }),
  );

export const ORTHOGONAL = spacesWithin((dx, dy) => dx + dy);
export const ALL_AROUND = spacesWithin(Math.max);
