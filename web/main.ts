import '@skerry/look/look.css';
import './shell/shell.css';
import { preload } from './preload.ts';
import { keepSettings } from './settings/settings.ts';
import { keepOnDevice } from './sw/register.ts';
import { learnWords } from './words/speak.ts';

// This is small and comes first, so that everything else comes at the same time.
keepSettings();
preload(location.pathname);
void Promise.all([import('./app.tsx'), learnWords()]).then(([{ open }]) => open(document.getElementById('app')!));
// What is needed now comes first: the rest is fetched when the page has come to rest.
addEventListener('load', () =>
  setTimeout(() => {
    void import('@skerry/look/more-fonts.css');
    // Where the browser refuses, Skerry works all the same, with a network.
    keepOnDevice().catch(() => undefined);
  }, 3000),
);
