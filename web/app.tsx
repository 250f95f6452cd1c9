import { SeatPatterns } from '@skerry/look';
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso';
import { HomePage } from './home/index.tsx';
import { NotFoundPage } from './shell/not-found.tsx';
import { Notices } from './shell/notice-slips.tsx';
import { refuse } from './shell/notices.ts';
import { settingsOpen } from './shell/tools.tsx';
import { shellWords } from './words/shell.ts';

const NewTablePage = lazy(() => import('./lobby/new.tsx'));
const OnlinePage = lazy(() => import('./live/page.tsx'));
const LocalPage = lazy(() => import('./local/page.tsx'));
const ClaimPage = lazy(() => import('./join/claim.tsx'));
const RulesPage = lazy(() => import('./rules/index.tsx'));
const AboutPage = lazy(() => import('./about/index.tsx'));
const DailyPage = lazy(() => import('./daily/index.tsx'));
const SettingsSheet = lazy(() => import('./settings/sheet.tsx'));

/** A page broke, or a part of it could not be loaded. Games are kept elsewhere, so a reload mends it. */
export const sayFailed = (): void => refuse(shellWords().failed);

export function App() {
  return (
    <LocationProvider>
      <ErrorBoundary onError={sayFailed}>
        <SeatPatterns />
        <Router>
          <Route path="/" component={HomePage} />
          <Route path="/new/:game" component={NewTablePage} />
          <Route path="/t/:id" component={OnlinePage} />
          <Route path="/local/:id" component={LocalPage} />
          <Route path="/join/:id/:secret" component={OnlinePage} />
          <Route path="/watch/:id/:secret" component={OnlinePage} />
          <Route path="/claim" component={ClaimPage} />
          <Route path="/rules/:game" component={RulesPage} />
          <Route path="/daily" component={DailyPage} />
          <Route path="/about" component={AboutPage} />
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
    </LocationProvider>
  );
}
