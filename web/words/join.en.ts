export const join = {
  claimTitle: 'Bring your seat here',
  claimHelp:
    'On the device you have been playing on, find the table under “My tables” and choose “Play on another device”. It shows a code for ten minutes. Enter it here to play on from this device.',
  code: 'Code',
  claim: 'Take the seat',
};
