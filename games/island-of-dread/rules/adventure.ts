import { DECKS, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { AT, announce } from './abilities.ts';
import { beginCombat } from './combat/begin.ts';
import { discardAdventure, drawAdventure } from './decks.ts';
import { resolveEvent } from './events.ts';
import { rivalsHere } from './meet.ts';
import { refresh } from './refresh.ts';
import { isOnLand, isVoyaging } from './spaces.ts';
import { playerOf, type Step } from './state.ts';
import type { StepRules } from './types.ts';
import { undefeatedAt } from './undefeated.ts';

const EXPLORE: Step = { do: 'explore' };
const MEET: Step = { do: 'meet' };
const LOOKOUT: Step = { do: 'lookout' };
const FACES: readonly Step[] = DECKS.map((_, deck) => ({ do: 'face', deck }));
const SEA_CARD = FACES[DECKS.indexOf('sea')]!;
const SILVER = DECKS.indexOf('silver');

/** ID-65, ID-162: on land it begins with meeting others; on an anchor a sea card is drawn. */
export const adventure = (world: World): StepRules<'adventure'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    const player = playerOf(state, seat);
    const isAtSea = isVoyaging(player);
    if (isAtSea) state.agenda.push(SEA_CARD, LOOKOUT);
    else if (isOnLand(player)) {
      const jewel = world.chart.jewelAt[player.at]!;
      const hasCounter = jewel !== NONE && state.jewels[jewel] === 1;
      const isMet = rivalsHere(state, seat);
      if (!hasCounter && !isMet) return;
      if (hasCounter) state.agenda.push(EXPLORE);
      if (isMet) state.agenda.push(MEET);
    }
    dealer.tell?.({ fact: 'stepBegan', seat, step: 'adventure' });
    announce(world, state, seat, AT.adventureStart);
  },
});

/**
 * ID-66 to ID-68: where there is a counter, the Hero must adventure: with the Challenge on the track, or the deck's
 * next card.
 */
export const explore = (world: World): StepRules<'explore'> => ({
  run(state, _step, dealer) {
    const { at } = playerOf(state, state.active);
    const place = undefeatedAt(state, at);
    if (place !== NONE) beginCombat(world, state, state.track[place]!, place, dealer);
    else state.agenda.push(FACES[world.chart.jewels[world.chart.jewelAt[at]!]!.deck]!);
  },
});

/** ID-67, ID-69, ID-70, ID-72: the top card is drawn; after an Event or Encounter another, until a Challenge comes. */
export const face = (world: World): StepRules<'face'> => ({
  run(state, step, dealer) {
    const seat = state.active;
    const { deck } = step;
    const card = drawAdventure(state, deck, dealer);
    if (card === NONE) {
      dealer.tell?.({ fact: 'deckEmpty', seat, deck: DECKS[deck]! });
      return;
    }
    dealer.tell?.({ fact: 'cardDrawn', seat, deck: DECKS[deck]!, card });
    // ID-200
    if (deck === SILVER) refresh(state, seat, dealer);
    const { kind, drawn } = cardOf(world, card);
    if (kind === 'challenge') return beginCombat(world, state, card, NONE, dealer);
    state.agenda.push(step);
    if (kind === 'event') return resolveEvent(world, state, card, dealer);
    state.facing = card;
    state.agenda.push({ do: 'encounter', card }, { do: 'effects', list: drawn, nth: 0, seat, card });
  },
});

/** ID-71: an Encounter's text is carried out, then the card is discarded. */
export const encounter = (world: World): StepRules<'encounter'> => ({
  run(state, { card }, dealer) {
    state.facing = NONE;
    dealer.tell?.({ fact: 'encounterDone', seat: state.active, card });
    discardAdventure(world, state, card, dealer);
  },
});
