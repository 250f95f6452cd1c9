import { NONE } from '../../content/vocabulary.ts';
import { CELLS, cardOf, type World } from '../../content/world.ts';
import { AT, announce } from '../abilities.ts';
import { gain } from '../effects.ts';
import { combatOf, playerOf } from '../state.ts';
import type { StepRules } from '../types.ts';
import { offTrack } from '../undefeated.ts';

/** ID-114: in order: the space's counters, the points, the reward, then gifts of the Captain and the Event. */
export const won = (world: World): StepRules<'won'> => ({
  run(state, _step, dealer) {
    const combat = combatOf(state);
    const { seat, card, place } = combat;
    const { at } = playerOf(state, seat);
    const { deck, reward } = cardOf(world, card);
    dealer.tell?.({ fact: 'challengeDefeated', seat, card });
    state.facing = card;
    // ID-123
    offTrack(state, place);
    combat.place = NONE;
    const jewel = at >= 0 && at < CELLS ? world.chart.jewelAt[at]! : NONE;
    if (jewel !== NONE) state.jewels[jewel] = 0;
    // ID-115, ID-167
    const points = world.points[deck]!;
    if (points > 0) gain(state, seat, card, 'experience', points, dealer);
    announce(world, state, seat, AT.reward);
    state.agenda.push({ do: 'effects', list: reward, nth: 0, seat, card });
  },
});
