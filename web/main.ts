import '@skerry/look/look.css';
import './shell/shell.css';
import { address } from './address.ts';
import { preload } from './preload.ts';
import { keepSettings } from './settings/settings.ts';
import { keepOnDevice } from './sw/register.ts';
import { learnWords } from './words/speak.ts';

// Small, and called first, so that everything else appears at the same time.
keepSettings();
preload(address().pathname);
void Promise.all([import('./app.tsx'), learnWords()]).then(([{ open }]) => open(document.getElementById('app')!));
// What is needed now comes first: the rest is fetched once the page is idle.
addEventListener('load', () =>
  setTimeout(() => {
    void import('@skerry/look/more-fonts.css');
    // If the browser refuses, Skerry still works online.
    keepOnDevice().catch(() => undefined);
  }, 3000),
);
