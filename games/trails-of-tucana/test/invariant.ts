import {
  CARDS,
  COPIES,
  type IslandMap,
  LETTERS,
  type Sheet,
  SIGHTS,
  type State,
  sightSum,
  TURNS_A_ROUND,
  villagePoints,
  type World,
} from '../index.ts';

/** What holds at every stop of a game, whoever plays it: section 6 of the ledger. */
export const invariantOn = (world: World) => (state: State) => trouble(world[state.island], state);

function trouble(map: IslandMap, state: State): string | undefined {
  const { round, turn, shown, pile, outcome } = state;
  if (shown.length + pile.flat().length !== 27) return `there are ${shown.length + pile.flat().length} terrain cards`;
  if (shown.length !== 2 * turn || turn > TURNS_A_ROUND) return `${shown.length} cards are shown in turn ${turn}`;
  const tooMany = CARDS.find((card) => shown.filter((each) => each === card).length > COPIES[card]);
  if (tooMany !== undefined) return `there are too many ${tooMany} cards`;
  if (round > map.rounds) return `round ${round} is one too many`;
  for (let seat = 0; seat < state.seats; seat++) {
    const found = letterTrouble(state, seat) ?? draftTrouble(state, seat) ?? sheetTrouble(map, state, seat);
    if (found !== undefined) return `seat ${seat}: ${found}`;
  }
  if (outcome !== null) return scoreTrouble(map, state);
  return undefined;
}

function letterTrouble({ letters }: State, seat: number): string | undefined {
  const own = letters[seat]!;
  for (const letter of LETTERS)
    if (own.filter((each) => each === letter).length !== 2) return `${letter} is not there twice`;
  if (own.some((letter, n) => letter === own[(n + 1) % own.length])) return 'two neighbours share a letter';
  return undefined;
}

/** Sheets change when a turn is settled, so they are looked at when the next one begins. */
function sheetTrouble(map: IslandMap, state: State, seat: number): string | undefined {
  if (state.secrets.some(({ drawn }) => drawn.length > 0)) return undefined;
  const sheet = state.sheets[seat]!;
  const { segments, circled, pairs, bonuses, sums } = sheet;
  if (new Set(segments).size !== segments.length) return 'a trail is drawn twice';
  if (segments.some((segment) => map.segments[segment] === undefined)) return 'a trail is not on the map';
  const turns = (state.round - 1) * TURNS_A_ROUND + state.turn;
  const bonusTrails = circled.filter((count) => count === map.perKind).length;
  if (segments.length > turns + bonusTrails) return `${segments.length} trails in ${turns} turns`;
  const again = recount(map, state, seat);
  if (`${again.circled}` !== `${circled}`) return `sights ${circled} should be ${again.circled}`;
  if (`${again.pairs.sort()}` !== `${pairs.toSorted()}`) return `pairs ${pairs} should be ${again.pairs}`;
  const most = map.values.flat().reduce((sum, value) => sum + value, 0);
  const allButOne = most - Math.min(...map.values.map((values) => values.at(-1)!));
  for (const [n, sum] of sums.entries())
    if (sum > most || (sum > allButOne && sum < most) || sum < (sums[n - 1] ?? 0)) return `a round cannot bring ${sum}`;
  if (new Set(bonuses.map(({ card }) => card)).size !== bonuses.length) return 'two bonuses of one card';
  return undefined;
}

/** Sights and pairs are a function of the set of trails: found here by walking them, from scratch. */
function recount(map: IslandMap, state: State, seat: number): Pick<Sheet, 'circled' | 'pairs'> {
  const { segments } = state.sheets[seat]!;
  const near = new Map<number, number[]>();
  for (const segment of segments) {
    const [one, other] = map.segments[segment]!;
    near.set(one, [...(near.get(one) ?? []), other]);
    near.set(other, [...(near.get(other) ?? []), one]);
  }
  const reach = (from: number): Set<number> => {
    const found = new Set([from]);
    for (const hex of found) for (const next of near.get(hex) ?? []) found.add(next);
    return found;
  };
  const villages = map.landmarks.slice(0, 10);
  const fromVillages = new Set(villages.flatMap((hex) => [...reach(hex)]));
  const letters = state.letters[seat]!;
  return {
    circled: SIGHTS.map((sight) => map.hexes.filter((hex, n) => hex.sight === sight && fromVillages.has(n)).length),
    pairs: LETTERS.filter((letter) => {
      const [one, other] = villages.filter((_, n) => letters[n] === letter);
      return reach(one!).has(other!);
    }),
  };
}

/** A seat that is not asked has drawn all it owes. */
function draftTrouble({ secrets, agenda }: State, seat: number): string | undefined {
  const step = agenda.at(-1);
  const { drawn, owed } = secrets[seat]!;
  if (owed.length > 0 && !(step?.do === 'draw' && step.left.includes(seat))) return 'done, and owes a bonus trail';
  if (owed.length > 0 && drawn.length === 0) return 'owes a bonus trail for nothing';
  return drawn.length > 6 ? 'more than five bonus trails' : undefined;
}

function scoreTrouble(map: IslandMap, { seats, sheets, blue }: State): string | undefined {
  for (const [seat, sheet] of sheets.entries()) {
    if (sheet.sums.length !== map.rounds) return `seat ${seat} wrote down ${sheet.sums.length} rounds`;
    if (sheet.sums.at(-1) !== sightSum(map, sheet)) return `the last round of seat ${seat} is wrong`;
    if (villagePoints(map, sheet) > Object.values(map.villages).reduce((a, b) => a + b, 0))
      return 'too many village points';
  }
  // Who connected a letter first got its card; cards go in order.
  for (const [n, letter] of LETTERS.entries()) {
    const won = new Set(
      sheets.flatMap(({ bonuses }) => bonuses.filter(({ card }) => card === letter)).map(({ points }) => points),
    );
    const connected = sheets.some(({ pairs }) => pairs.includes(letter));
    if (seats > 1 && connected !== won.size > 0) return `nobody was paid for ${letter}, or somebody was for nothing`;
    if (won.size > (seats >= 5 ? 2 : 1)) return `${won.size} cards were won for ${letter}`;
    if (seats > 1 && won.size === 0 && blue[n] !== 1) return `the card ${letter} went by itself`;
  }
  return undefined;
}
