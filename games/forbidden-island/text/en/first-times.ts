export const firstTimes = {
  'your-turn': {
    title: 'Your turn',
    say: 'You have three actions: move, shore up, give a card, capture a treasure, in any mix. Choose a highlighted tile.',
  },
  'treasure-card': {
    title: 'Two treasure cards',
    say: 'After your actions you draw two cards. Four of a kind capture that treasure, on either of its tiles.',
  },
  'waters-rise': {
    title: 'Waters Rise!',
    say: 'The water rises one mark, and the discarded flood cards go back on top of the draw pile: the same tiles come up again.',
  },
  flooded: {
    title: 'A tile is flooded',
    say: 'You can still walk on it. Shore it up from there or from next to it, before its card comes up again.',
  },
  sank: {
    title: 'A tile has sunk',
    say: 'It was already flooded, so it has sunk for good, and its card has left the game.',
  },
  'special-card': {
    title: 'A special card',
    say: 'Play Helicopter Lift and Sandbags at any time, on anyone’s turn, at no action cost. Keep one lift for the end.',
  },
  'hand-full': { title: 'Five cards at most', say: 'Discard a card, or play a special card instead.' },
  swim: {
    title: 'Your tile has sunk',
    say: 'Swim to a highlighted tile at once (the Pilot flies). It costs no action.',
  },
  captured: {
    title: 'A treasure captured',
    say: 'It’s yours for good, and it no longer matters if its two tiles sink.',
  },
} as const;
