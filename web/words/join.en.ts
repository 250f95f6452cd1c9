export const join = {
  claimTitle: 'Bring your seat here',
  claimHelp:
    'On the device where you played so far, open the menu of the table and choose to move your seat. It shows a code for ten minutes. Enter it here, and you play on from this device.',
  code: 'Code',
  claim: 'Take the seat',
};
