// A third party's bot: it sits down by an invitation link and plays a random offer whenever it is asked.
// It knows no rules: the table tells it what it can do. It needs Node 20 and the package `ws`.
//
//   node docs/examples/bot.mjs http://localhost:3000/join/<table>/<key> [name]
import WebSocket from 'ws';

const [link = '', name = 'Robin'] = process.argv.slice(2);
const { origin, host, protocol, pathname } = new URL(link);
const [, , table, key] = pathname.split('/');

// A browser is known by its cookie; a program asks for a secret and shows it with every request.
const me = await fetch(`${origin}/api/me`, { method: 'POST', headers: { 'x-skerry-bot': '1' } });
const { secret } = await me.json();

const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live`, {
  headers: { authorization: `Bearer ${secret}` },
});

let commands = 0;
const say = (message) => socket.send(JSON.stringify(message));
const wish = (what) => say({ say: 'do', id: String(++commands), ...what });

/** Plays one of the offers of a seat of mine that must act, if there is one. */
function decide(n, offers = []) {
  const asked = offers.find(({ must }) => must);
  if (asked === undefined) return;
  const action = asked.actions[Math.floor(Math.random() * asked.actions.length)];
  wish({ do: 'play', seat: asked.seat, n, action });
}

socket.on('open', () => say({ say: 'hello', protocol: 2, table, key, offers: true }));
socket.on('message', (data) => {
  const message = JSON.parse(String(data));
  switch (message.say) {
    case 'welcome': {
      const { info, you, n, offers } = message;
      const free = info.seats.findIndex(({ who }) => who === 'open');
      if (info.stage === 'lobby' && you.seats.length === 0) {
        if (free < 0) return leave('All seats are taken.');
        wish({ do: 'sit', seat: free, name });
      }
      return decide(n, offers);
    }
    case 'news':
      return decide(message.n, message.offers);
    case 'info':
      if (message.info.stage === 'over') leave('The game is over.');
      return;
    case 'done':
      return;
    case 'refused':
      // Somebody was faster: say hello again, and the table tells what can be done now.
      if (message.why.why === 'lookAgain') return say({ say: 'hello', protocol: 2, table, key, offers: true });
      process.stderr.write(`${message.sentence}\n`);
      return;
    case 'bye':
      return leave(message.sentence);
  }
});
socket.on('error', (error) => leave(error.message));

function leave(sentence) {
  process.stdout.write(`${sentence}\n`);
  socket.close();
}
