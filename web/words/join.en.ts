export const join = {
  claimTitle: 'Bring your seat here',
  claimHelp:
    'On the device where you played so far, find the table under “My tables” and choose “Play on another device”. It shows a code for ten minutes. Enter it here, and you play on from this device.',
  code: 'Code',
  claim: 'Take the seat',
};
