import { asks, legal, open, outcome, play } from '@skerry/engine';
import { GAMES, loadGame } from '@skerry/games';

const EACH = 250;
for (const name of GAMES) {
  const game = await loadGame(name);
  let moves = 0;
  let won = 0;
  for (let n = 1; n <= EACH; n++) {
    const table = open(game, { seats: 2, seed: `game ${n}` });
    for (; outcome(table) === undefined; moves++) {
      const { seat } = asks(table).find(({ must }) => must);
      const actions = legal(table, seat);
      play(table, seat, actions[Math.floor(Math.random() * actions.length)]);
    }
    if (outcome(table).ranks[0] === 1) won++;
  }
  console.log(`${name}: ${moves / EACH} moves a game, the first seat won ${won} of ${EACH}`);
}
