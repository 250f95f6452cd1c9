export const live = {
  movedTitle: 'You’re now playing on another device',
  movedHow: 'Your seat at this table has moved there. You can watch from here, or move it back.',
  movedWatch: 'Watch',
  movedBack: 'Move it back',
  noTable: 'No table here',
  notOnThisDevice: 'This table is not on this device. Tables stay in the browser where they were started.',
  linkCutOff: 'This link is incomplete: the game in it can’t be read. Copy the whole link and try again.',
  shelfClosed:
    'This browser won’t let Skerry save tables. You may be in a private window, site data may be blocked, or the disk may be full.',
  unknownGame: 'This version of Skerry doesn’t have this table’s game. Reload the page.',
  offlineTable: 'You’re offline, and this table is on a server. It will wait for you.',
};
