import { list } from '@skerry/speech/en';

export const live = {
  movedTitle: 'You’re now playing on another device',
  movedHow: 'Your seat at this table has moved there. You can watch from here, or move it back.',
  movedWatch: 'Watch',
  movedBack: 'Move it back',
  takenTitle: 'Your seat has moved',
  takenHow:
    'Someone came back to your seat with a new link from the host. If it wasn’t you, move it back: the link won’t work again.',
  inProgress: 'Game in progress',
  playedBy: (game: string, names: readonly string[]) => `${game}, with ${list(names)}.`,
  mySeat: 'This is my seat',
  mySeatHow: (host: string | undefined) =>
    `Ask the host${host === undefined ? '' : `, ${host},`} for a new link. They can make one under your name at the table, a few minutes after you left.`,
  copyRequest: 'Copy a message',
  askForLink: (table: string, address: string) =>
    `I can’t get back to my seat at “${table}”. Please choose my name there, then “New link”: ${address}`,
  lostSeat: 'If you have a seat there, the host can make a new link to it.',
  noTable: 'No table here',
  notOnThisDevice: 'This table is not on this device. Tables stay in the browser where they were started.',
  linkCutOff: 'This link is incomplete: the game in it can’t be read. Copy the whole link and try again.',
  shelfClosed:
    'This browser won’t let Skerry save tables. You may be in a private window, site data may be blocked, or the disk may be full.',
  unknownGame: 'This version of Skerry doesn’t have this table’s game. Reload the page.',
  offlineTable: 'You’re offline, and this table is on a server. It will wait for you.',
};
