export const join = {
  claimTitle: 'Bring your seats here',
  claimHelp:
    'On the device you have been playing on, open “My tables” and choose “Show the code” for all your seats, or “Play on another device” for one table. Enter here what it shows. It is valid for ten minutes.',
  code: 'Words or code',
  claim: 'Bring here',
};
