/** The signs on and beside the board. */
export const signs = {
  ship: 'A ship. Your own moves at the beginning of your turn.',
  red: 'A red banner: what it takes to win the town by attack.',
  blue: 'A blue-green banner: what it takes to win the town by diplomacy.',
  cube: 'An influence cube: events place them on the track, diplomacy spends them.',
  coin: 'Coins pay for entry costs, crew and buildings.',
  wood: 'Wood is stored in the hold; it builds, and rerolls dice.',
  fish: 'Fish are stored in the hold; each takes you one region further.',
  book: 'Books: some spaces of the building row require them.',
  pirate: 'Pirates, sea serpents and Ichor attack, with one die each. If you win, they return to the supply.',
  renown: 'Renown: at seven you take a token and its reward.',
  token: 'A renown token is worth seven points at the end.',
};
