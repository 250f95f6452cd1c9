import { branch, type Game, positionOf } from '@skerry/engine';
import { handOver } from '../position/hand-over.ts';
import { setUpPage } from '../routes.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import type { StartingPoint } from './starting-point.ts';

/** Hands the position of this moment to the page where it can be changed. Returns the address of that page. */
export async function changeFrom(
  game: Game,
  { record, entries, knownTo, origin, names }: StartingPoint,
): Promise<string> {
  const table = branch(game, record, entries, knownTo === undefined ? {} : { knownTo });
  const { moment } = origin;
  const page = location.pathname + location.search;
  handOver(positionOf(table), moment && { name: `${moment.name}, ${sayWhen(moment.turn)}`, page, names });
  return setUpPage(game.name);
}
