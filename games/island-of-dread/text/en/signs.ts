/** The signs on and beside the board. */
export const signs = {
  jewel: 'A jewel: end your move on its counter to have an adventure of its colour. Green is easiest.',
  anchor: 'An anchor: a stop on a sea lane. End your move here and you draw a sea adventure.',
  wound: 'A wound. With as many wounds as Life, a Hero is knocked out, and an Ally or Captain is killed.',
  tired: 'An exhaustion counter: it pays for abilities, as far as Stamina goes.',
  gold: 'Gold buys Items, Allies, Captains and healing.',
  map: 'A map: one blue and one green take you to the Island of Dread, or to a Legendary Item.',
  mind: 'Mind: attack and defence in the ranged phase, and tests.',
  body: 'Body: attack and defence in the melee phase, and tests.',
  spirit: 'Spirit: attack and defence in the magic phase, and tests.',
  undefeated: 'An undefeated Challenge: it waits on the track at the edge of the board.',
};
