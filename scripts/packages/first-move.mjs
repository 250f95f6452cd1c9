// Plays the first move at a new table of a server that runs, as any client would: a person against a bot.
import { WebSocket } from 'ws';

/** @param {string} address @param {string} game */
export async function firstMove(address, game) {
  const page = await (await fetch(address)).text();
  if (!page.includes('<title>Skerry</title>')) throw new Error('The home page is not served.');
  await scriptsOf(address, page);
  /** @param {string} path @param {object} [body] @param {Record<string, string>} [headers] */
  const post = async (path, body, headers) => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { secret } = await post('/api/me', undefined, { 'x-skerry-bot': '1' });
  const authorization = `Bearer ${secret}`;
  const seats = [
    { who: 'me', name: 'Ann' },
    { who: 'bot', level: 'calm' },
  ];
  const { id } = await post('/api/tables', { game, name: 'Sunday', seats }, { authorization });
  await playOnce(`${address.replace(/^http/, 'ws')}/live?table=${id}`, authorization, id);
}

/** Every script of the home page comes, to those who can unpack and to those who cannot. @param {string} address @param {string} page */
async function scriptsOf(address, page) {
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  if (scripts.length === 0) throw new Error('The home page names no script.');
  for (const path of scripts) {
    const texts = ['br', 'gzip', 'identity'].map(async (encoding) => {
      const answer = await fetch(`${address}${path}`, { headers: { 'accept-encoding': encoding } });
      const type = answer.headers.get('content-type');
      if (!answer.ok || !type?.includes('javascript')) throw new Error(`${path} answered ${answer.status} ${type}.`);
      return answer.text();
    });
    if (new Set(await Promise.all(texts)).size !== 1) throw new Error(`${path} differs by how it is packed.`);
  }
}

/** Milliseconds after which nothing will come any more. */
const MOST_TO_WAIT = 60_000;

/** @param {string} channel @param {string} authorization @param {string} table @returns {Promise<void>} */
function playOnce(channel, authorization, table) {
  const socket = new WebSocket(channel, { headers: { authorization } });
  const say = (/** @type {object} */ message) => socket.send(JSON.stringify(message));
  const patience = setTimeout(() => socket.terminate(), MOST_TO_WAIT);
  /** @type {Promise<void>} */
  const played = new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The table did not take the first move.')));
    socket.on('open', () => say({ say: 'hello', protocol: 2, table, offers: true }));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.say === 'refused') return reject(new Error(message.sentence));
      if (message.say === 'done' && message.id === 'move') return resolve();
      if (message.say === 'welcome' && message.info.stage === 'lobby') say({ say: 'do', id: 'start', do: 'start' });
      const [offer] = message.offers ?? [];
      if (offer === undefined) return;
      say({ say: 'do', id: 'move', do: 'play', seat: offer.seat, n: message.n, action: offer.actions[0] });
    });
  });
  return played.finally(() => {
    clearTimeout(patience);
    socket.terminate();
  });
}
