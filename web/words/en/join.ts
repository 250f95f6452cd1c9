export const join = {
  claimTitle: 'Your seats on this device',
  claimHelp:
    'On the device you have been playing on, open “My tables” and choose “Show the code” for all your seats, or “Play on another device” for one table. Enter the code it shows. It’s valid for ten minutes.',
  code: 'Code',
  claim: 'Continue',
  seatTitle: 'Move this seat here?',
  seatHelp: (seat: string, table: string) =>
    `You will play ${seat} at “${table}” on this device, and no longer on the other one.`,
  seatYes: 'Move it here',
  no: 'Cancel',
  other: 'The other device',
  here: 'This device',
  devicesHelp:
    'If you say yes, both devices share all seats, tables and notifications. If the code came from someone else, cancel: they would get all your seats.',
  devicesYes: 'Yes, it’s mine',
  waitTitle: 'Now confirm on the other device',
  waitHelp: 'It asks whether this device is yours. If it doesn’t, open “My tables” there and choose “Show the code”.',
  waiting: 'Waiting for an answer…',
  added: 'Your seats are now on both devices.',
  refused: 'The other device refused. Nothing has changed.',
  expired: 'The request has expired. Nothing has changed; show a new code.',
};
