import type { Seat, View } from '@skerry/engine';
import { allowedNow, canDraw, isDrawn } from './draw.ts';
import type { IslandMap, World } from './map.ts';
import { drafted } from './sheet.ts';
import { clone, type Draft, NOTHING_DRAWN, type Sheet, type State } from './state.ts';
import type { Dealer, TrailsOfTucana } from './types.ts';

/** Other seats' drafts are unknown, and so is whether unfinished seats have drawn: assume that they have. */
export function imagine(world: World, view: View<TrailsOfTucana>, dealer: Dealer): State {
  const { secrets = [], ...open } = view.state;
  const state = clone({ ...open, secrets: open.sheets.map((_, seat) => secrets[seat] ?? NOTHING_DRAWN) });
  for (let seat = 0; seat < state.seats; seat++)
    if (secrets[seat] === null) state.secrets[seat] = someDraft(world[state.island], state, seat, dealer);
  return state;
}

/** Trails that a seat may have drawn in this turn. */
function someDraft(map: IslandMap, state: State, seat: Seat, dealer: Dealer): Draft {
  const sheet = state.sheets[seat]!;
  const allowed = allowedNow(map, state);
  if (!canDraw(sheet, allowed)) return NOTHING_DRAWN;
  let draft = withOneMore(map, sheet, NOTHING_DRAWN, allowed, dealer);
  while (draft.owed.length > 0) draft = withOneMore(map, sheet, draft, map.everySegment, dealer);
  return draft;
}

/** Most segments are undrawn, so random picks succeed soon. */
function withOneMore(map: IslandMap, sheet: Sheet, draft: Draft, segments: readonly number[], dealer: Dealer): Draft {
  for (;;) {
    const segment = dealer.pick(segments, 'imagined');
    if (!isDrawn(sheet, draft, segment)) return drafted(map, sheet, draft, segment);
  }
}
