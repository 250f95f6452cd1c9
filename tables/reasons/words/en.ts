import type { Language } from '@skerry/engine';
import type { PlainSentences } from '../whys.ts';

/** What any table says when it refuses something. */
export const en = {
  language: 'en' as Language,
  options: {
    seatCount: (counts: string) => `This game is for ${counts} players.`,
    unknown: (option: string, options: string) => `This game has no option “${option}”. Choose ${options}.`,
    value: (option: string, values: string) => `“${option}” can only be ${values}.`,
    notPerSeat: (option: string, seats: number) =>
      `“${option}” needs one value for each of the ${seats} seats, or leave it to chance.`,
    twoSeats: (option: string) => `“${option}” has the same value for two seats.`,
    noSeat: (option: string, seats: number) => `“${option}” must be one of the ${seats} seats, or left to chance.`,
    refused: (option: string) =>
      `“${option}” doesn’t go with the rest. Choose another value, or change the number of seats.`,
  },
  packs: {
    badPack: 'This content pack can’t be used.',
    noPacks: 'This game doesn’t take content packs.',
    more: (count: number) => `And ${count} more.`,
  },
  reasons: {
    badMessage: ({ part }) => `This message can’t be read: ${part}.`,
    busy: () => 'This could not be saved just now. Nothing has changed; please try again.',
    ended: () => 'This game was stopped before the end. You can still view it.',
    fault: () => 'Something went wrong at this table. Nothing has changed.',
    fromPosition: () => 'This game begins with a position, so its seats and options are fixed.',
    lookAgain: () => 'Something has just changed. Take another look, then decide.',
    muted: () => 'The host has muted you.',
    nameNeeded: () => 'Please choose a name first.',
    nameTaken: () => 'Someone at this table has that name, or one that looks like it. Please choose another.',
    noRoom: () => 'All seats are taken.',
    notATeam: () => 'Only teammates can point and propose.',
    notAsked: () => 'The game is not waiting for this seat.',
    notHere: () => 'You are not at this table. Ask for its link.',
    notHost: () => 'Only the host can do this.',
    notOver: () => 'The game isn’t over yet.',
    notStarted: () => 'The game hasn’t started yet.',
    nothingThere: () => 'You can’t point at that.',
    nothingToRedo: () => 'Nothing to redo: nothing was undone, or something new has happened since.',
    notYourSeat: () => 'This isn’t your seat.',
    openSeats: () => 'Some seats are still free. Fill them with people or bots first.',
    otherRules: () => 'This table was started under different rules and can’t continue here. Its log is kept.',
    seatNotAway: () => 'This player is here, or left only a moment ago. Try again in a few minutes.',
    seatTaken: () => 'This seat is already taken.',
    started: () => 'The game has already started.',
    stillPlayed: () => 'Others are still playing this game. It can be ended once nobody has played for a while.',
    unknownTable: () => 'There is no such table, or its link is no longer valid.',
  } satisfies PlainSentences,
};
