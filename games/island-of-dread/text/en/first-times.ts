export const firstTimes = {
  'your-turn': {
    title: 'Your turn',
    say: 'Move, then have an adventure or visit the market, then train. The prompt below always shows what comes next.',
  },
  'move-dice': {
    title: 'Movement dice',
    say: 'Each die takes you one step onto terrain that it shows. Choose a highlighted space.',
  },
  combat: {
    title: 'A fight',
    say: 'Your Hero can attack in one phase and defend in the others. Two dice plus your value against the number on the card.',
  },
  defeated: {
    title: 'A Challenge is defeated',
    say: 'You gain experience points and a reward. Train with the points at the end of your turn.',
  },
  trained: {
    title: 'Stronger for good',
    say: 'Experience counters last the whole game; they also decide the ranking behind the winner.',
  },
} as const;
