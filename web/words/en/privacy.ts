export const privacy = {
  title: 'Privacy',
  lead: 'Skerry has no accounts, no advertising and no trackers, and its pages load nothing from other sites. This page says what is stored where, and for how long.',
  what: 'What',
  why: 'What for',
  until: 'Until',
  deviceTitle: 'In this browser',
  device: [
    {
      what: 'Settings, your name, lessons you have taken',
      why: 'So that you needn’t enter them again.',
      until: 'You clear the data of this site.',
    },
    {
      what: 'Tables on this device, results of daily islands and puzzles',
      why: 'They are your games. No server has them, except daily results you let it count.',
      until: 'You remove a table, or clear the data of this site.',
    },
    { what: 'The files of the page', why: 'So that it opens offline.', until: 'There is a new version.' },
    {
      what: 'A cookie with a random number',
      why: 'Your seats at tables with friends belong to it. No script can read it.',
      until: '400 days after it was last set, or *Delete my data*.',
    },
  ],
  serverTitle: 'On this server, if you play with friends',
  server: [
    {
      what: 'Your name at each table, its moves with their time, the chat',
      why: 'The others at the table see them. The server keeps only a fingerprint (SHA-256) of the number in your cookie.',
      until: 'The host removes the table, or *Delete my data*. A table that never begins is removed after 30 days.',
    },
    {
      what: 'Kind and browser of your devices, such as “Firefox on a phone”',
      why: 'Only if you add a device: so that you recognise it.',
      until: 'You remove the device, or *Delete my data*.',
    },
    {
      what: 'Push addresses, email address, quiet hours with their time zone',
      why: 'Only if you turn on notifications.',
      until: 'You turn them off or remove the address, or *Delete my data*.',
    },
    {
      what: 'Points of a daily island, under a fingerprint that changes every day',
      why: 'So that each person counts once, and nobody’s results can be linked.',
      until: '*Delete my data*.',
    },
    {
      what: 'Content packs that you played with',
      why: 'So that others at the table can load them.',
      until: '30 days after no table uses them.',
    },
    {
      what: 'Your network address',
      why: 'To limit requests. Requests are not logged.',
      until: 'A day at most.',
    },
  ],
  othersTitle: 'Who else learns something',
  others: [
    'Push notifications go through the push service of your browser’s maker (Google, Mozilla, Microsoft or Apple). It learns that someone has a message, not what it says.',
    'Emails go through the mail server that the host of this server uses.',
    'Bots, hints and reviews work on this server or in your browser. Nothing is sent to anyone else.',
    'A fault report goes only where you send it.',
  ],
  deleteTitle: 'Deleting everything',
  delete:
    '*Delete my data* in the settings deletes what this server knows about you: bots take your seats, your messages go, and deleted data is overwritten in the database file. The host may keep backups for some time; ask them.',
};
