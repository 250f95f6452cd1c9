export const about = {
  title: 'About Skerry',
  what: 'Skerry is an open-source table for island board games. Play solo, around one device, or with friends far away, in one sitting or over several days. There is no account, no advertising and nothing to buy, and it stores nothing about you except your games and, if you turn on notifications, where to send them.',
  publishersTitle: 'The games',
  publishers:
    'Skerry is not affiliated with the publishers or the authors of these games. Their names are used only to say which game is played. All drawings and all words here are our own. If you like a game, buy the box: it is worth it, and it works in a power cut.',
  chanceTitle: 'How you can check that the draws are fair',
  chance: [
    'Before a game begins, the server (or device) that hosts the table draws a secret number, the seed. All shuffles and dice come from it.',
    'At the start everyone sees its fingerprint (SHA-256). It gives nothing away, but it can’t be changed afterwards: no other seed has the same fingerprint.',
    'After the last move the seed itself is revealed. Your browser then checks that it has that fingerprint, and that every card and every die came from it. Nobody could have changed a card on the way.',
  ],
  devicesTitle: 'Your games',
  devices:
    'Tables on this device stay in this browser and work offline. They can be saved as files. Tables with friends are kept on the server; your seat belongs to this browser, and can be moved to another with a code.',
  privacy: 'Privacy: what is stored where',
  accessibility: 'Accessibility: what was tested how',
  licenceTitle: 'Licence',
  licence: 'Skerry is free software under the MIT licence: use it, change it, host it for your friends.',
  creditsTitle: 'Credits',
  fonts: 'Fonts',
  icons: 'Icons on buttons and pawns, from game-icons.net',
  by: (work: string, author: string, licence: string) => `${work} by ${author}, ${licence}`,
  iconsBy: (author: string) => `By ${author}:`,
};
