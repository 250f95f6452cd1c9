import { SeatPatterns } from '@skerry/look';
import { render } from 'preact';
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso';
import { HAS_SERVER } from './address.ts';
import { HashLocation } from './hash-location.tsx';
import { PAGES } from './pages.ts';
import { NotFoundPage } from './shell/not-found.tsx';
import { Notices } from './shell/notice-slips.tsx';
import { notices, notify } from './shell/notices.ts';
import { settingsOpen } from './shell/tools.tsx';
import { shellWords } from './words/shell.ts';

const HomePage = lazy(PAGES.home);
const MyTablesPage = lazy(PAGES.mine);
const NewTablePage = lazy(PAGES.new);
const OnlinePage = lazy(PAGES.online);
const LocalPage = lazy(PAGES.local);
const RecordPage = lazy(PAGES.record);
const ClaimPage = lazy(PAGES.claim);
const RulesPage = lazy(PAGES.rules);
const LearnPage = lazy(PAGES.learn);
const LessonPage = lazy(PAGES.lesson);
const DailyPage = lazy(PAGES.daily);
const PuzzlePage = lazy(PAGES.puzzle);
const StudyPage = lazy(PAGES.study);
const UnsubscribePage = lazy(PAGES.unsubscribe);
const SetUpPage = lazy(PAGES.setUp);
const AboutPage = lazy(PAGES.about);
const SettingsSheet = lazy(() => import('./settings/sheet.tsx'));

const Location = HAS_SERVER ? LocationProvider : HashLocation;

/** Reports once that the page failed or could not be loaded. Games are stored elsewhere, so reloading is safe. */
const sayFailed = (): void => {
  const { failed, notLoaded, reload } = shellWords();
  const sentence = navigator.onLine ? failed : notLoaded;
  if (notices.peek().some((notice) => notice.sentence === sentence)) return;
  notify(sentence, { refusal: true, tool: { label: reload, icon: 'undo', onClick: () => location.reload() } });
};

export function open(place: Element): void {
  addEventListener('vite:preloadError', sayFailed);
  render(<App />, place);
}

function App() {
  return (
    <Location>
      <ErrorBoundary onError={sayFailed}>
        <SeatPatterns />
        <Router>
          <Route path="/" component={HomePage} />
          <Route path="/tables" component={MyTablesPage} />
          <Route path="/new/:game" component={NewTablePage} />
          <Route path="/t/:id" component={OnlinePage} />
          <Route path="/local/:id" component={LocalPage} />
          <Route path="/join/:id/:secret" component={OnlinePage} />
          <Route path="/watch/:id/:secret" component={OnlinePage} />
          <Route path="/record" component={RecordPage} />
          <Route path="/claim" component={ClaimPage} />
          <Route path="/rules/:game" component={RulesPage} />
          <Route path="/learn/:game" component={LearnPage} />
          <Route path="/learn/:game/:lesson" component={LessonPage} />
          <Route path="/set-up/:game" component={SetUpPage} />
          <Route path="/daily" component={DailyPage} />
          <Route path="/puzzle" component={PuzzlePage} />
          <Route path="/study/:id?" component={StudyPage} />
          <Route path="/letters/:token" component={UnsubscribePage} />
          <Route path="/about/:page?" component={AboutPage} />
          <Route default component={NotFoundPage} />
        </Router>
        {settingsOpen.value && (
          <ErrorBoundary>
            <SettingsSheet />
          </ErrorBoundary>
        )}
        <Notices />
        <div class="grain" />
        <div class="lamp" />
      </ErrorBoundary>
    </Location>
  );
}
