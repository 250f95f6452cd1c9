/** The levels of bots: their names, and their abilities. */
export const bots = {
  levels: { calm: 'Calm', keen: 'Keen', fierce: 'Fierce' },
  levelHelp: {
    calm: 'Calm bots know the rules and look one step ahead.',
    keen: 'Keen bots think a little and play well with people.',
    fierce: 'Fierce bots think for up to a second and miss little.',
  },
};
