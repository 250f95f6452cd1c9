export const live = {
  movedTitle: 'You now play on another device',
  movedHow: 'Your seat at this table went there with its code. You can look on from here, or bring it back.',
  movedWatch: 'Watch',
  movedBack: 'Take it back',
  noTable: 'No table here',
  notOnThisDevice: 'This table is not on this device. Tables stay in the browser where they were started.',
  linkCutOff: 'This link is incomplete: the game in it can’t be read. Copy it again, the whole of it.',
  shelfClosed:
    'This browser does not let Skerry keep tables. A private window, blocked site data or a full disk can be the reason.',
  unknownGame: 'This table plays a game that this version of Skerry does not know. Reload the page.',
  offlineTable: 'You are offline, and this table is kept on a server. It will wait for you.',
};
