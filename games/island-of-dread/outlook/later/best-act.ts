import { type CardNumber, NONE, PHASES } from '../../content/vocabulary.ts';
import { cardOf } from '../../content/world.ts';
import { countersOn, lifeOf } from '../../rules/figures.ts';
import { isVoyaging } from '../../rules/spaces.ts';
import { combatOf, playerOf } from '../../rules/state.ts';
import { type Acts, type Chance, chancesIn, foeOf } from '../fight.ts';
import type { Position } from '../position.ts';
import { type Act, HALVES, NOBODY, type Party } from './fighters.ts';
import { Odds } from './odds.ts';
import { mendsOf, partyOf } from './party.ts';

/**
 * The best figure to act now, with the whole fight in mind: all phases of all coming rounds, each with its own best.
 * A figure that cannot hurt the foe never attacks.
 */
export function bestAct(position: Position, offered: readonly Acts[]): Acts | undefined {
  const { content: world, state } = position;
  const { seat, rival, card, phase, attacked } = combatOf(state);
  const player = playerOf(state, seat);
  const party = partyOf(world, player, isVoyaging(player));
  const placeOf = (figure: CardNumber): number => party.figures.findIndex((each) => each.figure === figure);
  const { life, left } = foeOf(position) ?? lifeOfRival(position, rival);
  const fresh: Position = { content: world, state: { ...state, combat: { ...state.combat!, attacked: [] } } };
  const phases = PHASES.map((_, n) =>
    chancesIn(fresh, n).map((chance) => actOf(party, chance, placeOf(chance.figure))),
  );
  const regrows = card === NONE ? 0 : mendsOf(world, cardOf(world, card));
  const odds = new Odds(party, { values: [], damages: [], life: Math.max(1, life), regrows }, phases);
  const allowed = chancesIn(position, phase).flatMap(({ action, hit }) =>
    action.act === 'attack' && hit > 0 ? [placeOf(action.figure)] : [],
  );
  const own = lifeOf(world, player, player.hero) - countersOn(player, player.hero, 'wound');
  const best = odds.bestActor(phase, own, Math.max(1, left), allowed, attacked.map(placeOf));
  return offered.find((each) =>
    best === NOBODY ? each.act === 'defend' : each.act === 'attack' && placeOf(each.figure) === best,
  );
}

const lifeOfRival = ({ content, state }: Position, rival: number) => {
  const player = playerOf(state, rival);
  const life = lifeOf(content, player, player.hero);
  return { life, left: life - player.wounds };
};

function actOf({ figures }: Party, { action, throws, hit, damage }: Chance, place: number): Act {
  const harm = (action.act === 'attack' ? figures[place]?.harm(damage) : undefined) ?? HALVES * damage;
  return {
    who: action.act === 'attack' ? place : NOBODY,
    chance: throws.chance,
    blow: hit,
    harm: damage > 0 ? harm : 0,
  };
}
