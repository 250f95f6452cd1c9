export const live = {
  noTable: 'No table here',
  notOnThisDevice: 'This table is not on this device. Tables stay in the browser where they were started.',
  shelfClosed:
    'This browser does not let Skerry keep tables. A private window, blocked site data or a full disk can be the reason.',
  unknownGame: 'This table plays a game that this version of Skerry does not know. Reload the page.',
  offlineTable: 'You are offline, and this table is kept on a server. It will wait for you.',
};
