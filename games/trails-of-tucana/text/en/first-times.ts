export const firstTimes = {
  'two-cards': {
    title: 'Two cards',
    say: 'Draw one trail between two neighbouring hexes, one of each card’s terrain. Everything allowed is marked.',
  },
  'any-terrain': {
    title: 'Any terrain',
    say: 'This card stands for whatever terrain you like. Choose without telling anyone.',
  },
  'bonus-trail': {
    title: 'A bonus trail',
    say: 'You completed a kind of sight. Draw one more trail at once, anywhere you like.',
  },
  sight: {
    title: 'A sight is connected',
    say: 'A trail connects it to a village, so it counts at the end of this round and of every later one.',
  },
  pair: {
    title: 'Two of a letter',
    say: 'Both villages of a letter are connected: points at the end, and the blue card if it’s still there.',
  },
  'blue-gone': {
    title: 'A blue card is gone',
    say: 'Everyone who connected this letter this turn got its points. Once no card is left, only the villages score.',
  },
  round: {
    title: 'The round is over',
    say: 'The sum of your sights is written down. The cards are shuffled; your trails stay.',
  },
} as const;
