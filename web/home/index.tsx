import './home.css';
import { ANNOUNCED } from '@skerry/games';
import { Mark, Tool } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import { HAS_SERVER } from '../address.ts';
import { followTables, reachable } from '../my-tables/tables.ts';
import { OnlinePlay } from '../online/lazy.ts';
import { ABOUT } from '../routes.ts';
import { Backdrop } from '../shell/backdrop.tsx';
import { PageTitle } from '../shell/title.tsx';
import { ShellTools } from '../shell/tools.tsx';
import { homeWords } from '../words/home.ts';
import { shellWords } from '../words/shell.ts';
import { FromFile } from './from-file.tsx';
import { GameCard } from './game-card.tsx';
import { JoinWord } from './join-word.tsx';
import { ListedTables } from './listed.tsx';
import { MyTables } from './my-tables.tsx';

/** The centres of the rhumb lines behind the page. */
const ROSES = [
  { x: 1180, y: 60 },
  { x: 120, y: 420 },
] as const;

export default function HomePage() {
  const words = homeWords();
  const shell = shellWords();
  useEffect(followTables, []);
  return (
    <div class="home">
      <Backdrop roses={ROSES} />
      <header class="hero">
        <PageTitle window="Skerry" class="wordmark wordmark-large">
          <Mark size={64} />
          Skerry
        </PageTitle>
        <p class="motto">{words.motto}</p>
        <nav class="tools" aria-label={shell.tools}>
          <Tool icon="question" label={shell.about} href={ABOUT} />
          <ShellTools />
        </nav>
      </header>
      <div class="stack home-columns">
        <main id="main">
          <h2 class="visually-hidden">{words.games}</h2>
          <div class="games">
            {Object.entries(ANNOUNCED)
              .filter(([, { isExample }]) => !isExample)
              .map(([name, announced]) => (
                <GameCard key={name} name={name} {...announced} />
              ))}
          </div>
        </main>
        <aside>
          <MyTables />
          {reachable.value === false && <p class="home-offline cap">{shell.offline}</p>}
          {HAS_SERVER ? <JoinWord /> : <OnlinePlay />}
          <ListedTables />
          <FromFile />
          <p class="fine">
            {words.fine} <a href={ABOUT}>{words.about}</a>
          </p>
        </aside>
      </div>
    </div>
  );
}
