// Bundled by run.mjs, with `tree/` for the root of the sources that are measured, and `rules` for those of a game.
import { hostOf, LiveTable } from 'opening';
import * as rules from 'rules';

const plain = Object.values(rules).find((value) => typeof value?.setUp === 'function');

/** Rules that count how many actions they carry out. */
function counted() {
  const runs = { count: 0 };
  const actions = Object.entries(plain.actions).map(([act, rule]) => {
    const take = (...about) => {
      runs.count++;
      rule.take?.(...about);
    };
    return [act, { ...rule, take }];
  });
  return { game: { ...plain, actions: Object.fromEntries(actions) }, runs };
}

/** Everything is copied on its way, as between threads and as by a database. */
const copy = (value) => structuredClone(value);

/** How often the rules run where the table is kept, and in the page. */
export async function count(record) {
  const [keeper, page] = [counted(), counted()];
  await open(record, keeper.game, page.game);
  return { keeper: keeper.runs.count, page: page.runs.count };
}

/** Milliseconds of CPU. */
export async function measure(record) {
  const began = process.cpuUsage();
  await open(record, plain, plain);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Opens a link to the middle of a game. */
async function open(record, kept, shown) {
  const text = JSON.stringify(record);
  const middle = record.entries.length >> 1;
  let tell = () => undefined;
  const host = await hostOf(text, kept, (message) => tell(message), copy);
  const live = new LiveTable(shown, { table: 'replay', language: 'en' }, (hearing) => {
    tell = (message) => queueMicrotask(() => hearing.heard(copy(message)));
    queueMicrotask(() => hearing.opened());
    return { post: (message) => void host.hear('page', copy(message)), close: () => host.close() };
  });
  const pages = () => (live.history ?? live.book).value?.pages;
  while (pages() === undefined) await new Promise((resolve) => setImmediate(resolve));
  await live.readBack(middle);
  if (pages().at(middle) === undefined) throw new Error(`Page ${middle} did not come.`);
  live.close();
}
