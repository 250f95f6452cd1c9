export const fault = {
  note: 'What went wrong?',
  noteHelp: 'What did you expect, and what happened instead?',
  whole: 'The report contains the whole game, so that the fault can be repeated.',
  seen: 'The game isn’t over, so the report contains only what you can see.',
  also: 'It also contains the versions of Skerry, of the rules and of your browser, your settings, and the last errors on this page. Nothing is sent: you decide who gets it.',
  names: 'Include the names of players and table',
  save: 'Save the report',
  copy: 'Copy as text',
  failed: 'The report couldn’t be made. Try again.',
  file: 'fault-report',
};
