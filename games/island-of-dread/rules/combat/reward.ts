import { CELLS, cardOf, deckOf, jewelAt, type World } from '../../content/world.ts';
import { AT, announce } from '../abilities.ts';
import { gain } from '../effects.ts';
import { combatOf, NONE, playerOf } from '../state.ts';
import type { StepRules } from '../types.ts';
import { offTrack } from '../undefeated.ts';

/** ID-114: the counters leave the space, the points are gained, then the reward, then what the Captain and the Event give. */
export const won = (world: World): StepRules<'won'> => ({
  run(state, _step, dealer) {
    const combat = combatOf(state);
    const { seat, card, place } = combat;
    const { at } = playerOf(state, seat);
    const { reward } = cardOf(world, card);
    dealer.tell?.({ fact: 'challengeDefeated', seat, card });
    state.facing = card;
    // ID-123
    offTrack(state, place);
    combat.place = NONE;
    const jewel = at >= 0 && at < CELLS ? jewelAt(world, at) : NONE;
    if (jewel !== NONE) state.jewels[jewel] = 0;
    // ID-115, ID-167
    const points = world.points[deckOf(world, card)];
    if (points > 0) gain(state, seat, card, 'experience', points, dealer);
    announce(world, state, seat, AT.reward);
    state.agenda.push({ do: 'effects', list: reward, nth: 0, seat, card });
  },
});
