/**
 * The shapes of the island: `#` is a space, `.` is open sea for the whole game (FI-4).
 * The diamond is the standard layout (FI-3); the others are extras.
 */
export const LAYOUTS = {
  diamond: ['..##..', '.####.', '######', '######', '.####.', '..##..'],
  'treasure-island': ['##...##', '.#####.', '..###..', '..###..', '.#####.', '##...##'],
  'island-of-shadows': ['######', '######', '######', '######'],
  'volcano-island': ['#####', '#####', '##.##', '#####', '#####'],
  'island-of-death': ['..###..', '#######', '.#####.', '..###..', '..###..', '..###..'],
  'bay-of-gulls': ['...##...', '...##...', '#..##..#', '########', '.######.', '...##...'],
  'bone-island': ['.##..##.', '########', '########', '.##..##.'],
  'coral-reef': ['.##....', '####...', '######.', '.######', '...####', '....##.'],
  'skull-island': ['######', '#.##.#', '######', '.####.', '.####.'],
  'bridge-of-horrors': ['###...####', '##########', '####...###'],
  'atoll-of-decisions': ['..###..', '.##.##.', '##...##', '#.....#', '##...##', '.##.##.', '..###..'],
  'arch-of-fate': ['...###...', '..#####..', '.###.###.', '###...###', '##.....##'],
} as const;
export type Layout = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly Layout[];
