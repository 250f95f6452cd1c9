import { figure } from '@skerry/speech/en';

const step = (page: number, pages: number): string => `step ${figure(page)} of ${figure(pages)}`;

export const goOn = {
  goOn: 'Go on from here',
  whyNot: { stillPlayed: 'This game is still being played.', atEnd: 'The game is over here. Step back first.' },
  /** `when` is a turn or a round: "turn 3". */
  where: (when: string, page: number, pages: number) => `From ${when}, ${step(page, pages)}`,
  ways: {
    playOn: { label: 'Play on', how: 'A new table begins here. You choose who sits where.' },
    whatIf: { label: 'What if', how: 'Try other moves on this board. They become lines beside the game.' },
    change: { label: 'Change the position', how: 'Put things elsewhere on the board and in the hands first.' },
  },
  stays: (name: string) => `${name} stays as it was.`,

  playOnTitle: 'Play on from here',
  who: (name: string) => `Who plays ${name}?`,
  sitters: { me: 'Me', bot: 'Bot', friend: 'Friend' },
  level: (name: string) => `Level of the bot for ${name}`,
  friendsHow: 'You get a link for your friends as soon as the table is open.',
  chance: 'Cards and dice',
  chances: {
    anew: { label: 'Shuffled again', how: 'Nobody knows what comes.' },
    same: { label: 'As in the game', how: 'The same cards and dice come in the same order.' },
  },
  imagined: 'What you can’t know in this game is dealt anew.',
  called: (name: string) => `The new table is called “${name}”.`,
  tableName: (name: string, page: number) => `${name}, from step ${figure(page)}`,
  setUpName: (game: string) => `${game}, set up`,
  copyLink: 'Copy a link',
  copyLinkHow: 'to this moment',
  open: 'Open the table',
  failed: 'This moment couldn’t be opened. The game is unchanged.',

  begun: (page: number, pages: number, name: string, when: string) =>
    `Begun at ${step(page, pages)} of ${name}, ${when}.`,
  begunFrom: (name: string) => `Begun from ${name}.`,
  begunSetUp: 'Begun from a position that someone set up.',
  begunAnew: 'Everything since was shuffled again.',
  begunSame: 'The same cards and dice come in the same order.',
  begunImagined: 'What nobody could know was dealt anew.',
  seeThat: 'See that game',
};
