export const join = {
  claimTitle: 'Move your seats here',
  claimHelp:
    'On the device you have been playing on, open “My tables” and choose “Show the code” for all your seats, or “Play on another device” for one table. Enter the code it shows. It’s valid for ten minutes.',
  code: 'Code',
  claim: 'Move here',
};
