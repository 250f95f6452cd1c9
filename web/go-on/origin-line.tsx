import './go-on.css';
import type { Origin } from '@skerry/tables';
import { localTable, onlineTable } from '../routes.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import { goOnWords } from './words.ts';

/** Where this game began, and the way back there. */
export function OriginLine({ origin }: { readonly origin: Origin }) {
  const words = goOnWords();
  const back = addressOf(origin);
  return (
    <p class="origin-line">
      {sayOrigin(origin)} {sayChance(origin)} {back !== undefined && <a href={back}>{words.seeThat}</a>}
    </p>
  );
}

function sayOrigin({ moment }: Origin): string {
  const words = goOnWords();
  if (moment === undefined) return words.begunSetUp;
  const { name, page, pages, turn } = moment;
  return pages === 0 ? words.begunFrom(name) : words.begun(page, pages, name, sayWhen(turn));
}

function sayChance({ sameChance, imagined }: Origin): string {
  const words = goOnWords();
  if (sameChance) return words.begunSame;
  return imagined ? `${words.begunImagined} ${words.begunAnew}` : words.begunAnew;
}

/** The moment itself, where it can be seen from here. */
function addressOf({ moment }: Origin): string | undefined {
  if (moment?.local !== undefined) return localTable(moment.local, moment.page);
  return moment?.table === undefined ? undefined : onlineTable(moment.table, moment.page);
}
