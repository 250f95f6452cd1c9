import '@skerry/look/look.css';
import './shell/shell.css';
import { render } from 'preact';
import { App, sayFailed } from './app.tsx';
import { keepSettings } from './settings/settings.ts';
import { keepOnDevice } from './sw/register.ts';

keepSettings();
render(<App />, document.getElementById('app')!);
addEventListener('vite:preloadError', sayFailed);
// Where the browser refuses, Skerry works all the same, with a network.
// What is needed now comes first: the rest is fetched when the page has come to rest.
addEventListener('load', () => setTimeout(() => void keepOnDevice().catch(() => undefined), 3000));
