export const DIFFICULTIES = ['novice', 'normal', 'elite', 'legendary'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** FI-12: the mark the water marker starts on. */
export const START_MARK: { readonly [D in Difficulty]: number } = { novice: 1, normal: 2, elite: 3, legendary: 4 };

/** FI-116: the mark of the skull. */
export const SKULL = 10;

/** FI-92: flood cards per turn at marks 1 to 9; index 0 and the skull are never used. */
export const FLOOD_CARDS: readonly number[] = [0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0];
