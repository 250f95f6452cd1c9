export const firstTimes = {
  'your-turn': {
    title: 'Your turn',
    say: 'Sail to another region, then take one action there: visit, attack, diplomacy or a treasure hunt.',
  },
  'crew-below': {
    title: 'Below deck',
    say: 'Exhausted crew go below and can’t help again until you rest, in a sea port for example.',
  },
  'treasure-map': {
    title: 'Coins on the map',
    say: 'Coins paid to neutral towns pile up on the treasure map. A treasure hunt takes them all.',
  },
  'town-taken': {
    title: 'A town changes sides',
    say: 'Visitors now pay their coin to its owner. Others can still take it by attack or diplomacy.',
  },
  bought: { title: 'A building', say: 'Buildings are points and have abilities of their own: choose one to read it.' },
  renown: {
    title: 'Renown',
    say: 'Each time you reach 7 on the track, you take a renown token: 7 points and a reward.',
  },
  'last-round': {
    title: 'The last round',
    say: 'Someone has completed a city, or taken the last token. Finish this round, then play one more.',
  },
} as const;
