import { cleanName, isObject, type Turn } from '@skerry/engine';
import { LONGEST_TABLE_NAME, type Origin } from '@skerry/tables';

/** In a file, without what means something only on this device or server. */
export function filedOrigin({ moment, ...more }: Origin): Origin {
  if (moment === undefined) return more;
  const { table, local, ...told } = moment;
  return { moment: told, ...more };
}

/** From a file; nothing if it makes no sense. */
export function originIn(value: unknown): Origin | undefined {
  if (!isObject(value)) return undefined;
  const { moment, sameChance, imagined } = value;
  const more = {
    ...(sameChance === true && { sameChance: true as const }),
    ...(imagined === true && { imagined: true as const }),
  };
  if (moment === undefined) return more;
  if (!isObject(moment) || typeof moment.name !== 'string') return undefined;
  const { name, page, pages, turn } = moment;
  if (!isCount(page) || !isCount(pages) || !isTurn(turn)) return undefined;
  return { moment: { name: cleanName(name).slice(0, LONGEST_TABLE_NAME), page, pages, turn }, ...more };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isTurn = (value: unknown): value is Turn =>
  isObject(value) &&
  isCount(value.number) &&
  (value.round === undefined || isCount(value.round)) &&
  (value.inRound === undefined ||
    (isObject(value.inRound) && isCount(value.inRound.round) && isCount(value.inRound.turn)));
