import { NONE, PHASES, type Role } from '../../content/vocabulary.ts';
import { type Card, cardOf, type Power, type World } from '../../content/world.ts';
import { attributeOf, countersOn, lifeOf } from '../../rules/figures.ts';
import type { Player } from '../../rules/state.ts';
import { COSTS, type Fighter, HALVES, type Party } from './fighters.ts';

/** Whether an ability that costs no card works in every combat. */
const isLasting = ({ may, discard, limit, activate, exhaust }: Power): boolean =>
  !discard && (activate || exhaust > 0 || !may) && limit !== 'turn';

/** Damage that cards prevent in each combat. */
function guardOf(world: World, player: Player): number {
  let guard = 0;
  for (const card of [player.hero, ...player.items, ...player.allies])
    for (const power of cardOf(world, card).powers) {
      if (!isLasting(power)) continue;
      for (const deed of world.lists[power.list]!) {
        if (deed.do === 'damage' && power.when === 'damage' && power.if.target === 'hero' && 'taken' in deed)
          guard += Math.max(0, -deed.taken);
        else if (power.when === 'defendFail' && deed.do === 'damage') guard += COSTS.cancelled;
        else if (power.when === 'afterRoll' && deed.do === 'roll') guard++;
      }
    }
  return guard;
}

/** What cards add to the Hero's rolls or hits of a kind; half if paid for by exhaustion. */
function addedTo(
  world: World,
  player: Player,
  what: 'rolls' | 'dealt',
  phase: number,
  role: Role,
  atSea: boolean,
): number {
  let sum = 0;
  const fits = ({ if: conditions }: Pick<Power, 'if'>): boolean =>
    conditions.roller !== 'self' &&
    (!conditions.voyaging || atSea) &&
    (conditions.role === undefined || conditions.role === role) &&
    (conditions.phase === undefined || conditions.phase.includes(PHASES[phase]!));
  for (const card of [player.hero, ...player.items, ...player.allies, player.captain]) {
    if (card === NONE || (card === player.captain && !atSea)) continue;
    const { statics, powers, kind } = cardOf(world, card);
    if (kind !== 'ally') for (const added of statics[what]) if (fits(added)) sum += added.n;
    for (const power of powers) {
      if (power.discard || power.exhaust === 0 || power.when !== (what === 'rolls' ? 'beforeRoll' : 'hit')) continue;
      if (!fits(power)) continue;
      for (const deed of world.lists[power.list]!)
        if (what === 'rolls' && deed.do === 'roll' && 'add' in deed) sum += Math.floor(deed.add / 2);
    }
  }
  return sum;
}

/** A player's fighters now, on land or at sea. */
export function partyOf(world: World, player: Player, atSea: boolean): Party {
  const { hero, allies, captain } = player;
  const { damages } = cardOf(world, hero);
  const others = atSea && captain !== NONE ? [...allies, captain] : allies;
  const own: Fighter = {
    figure: hero,
    rolls: PHASES.map(
      (_, phase) => attributeOf(world, player, phase) + addedTo(world, player, 'rolls', phase, 'attack', atSea),
    ),
    blows: PHASES.map((_, phase) => damages[phase]! + addedTo(world, player, 'dealt', phase, 'attack', atSea)),
    harm: (wounds) => HALVES * wounds,
  };
  return {
    life: lifeOf(world, player, hero),
    guard: guardOf(world, player),
    figures: [
      own,
      ...others.map((figure) => {
        const { values, damages: blows, life } = cardOf(world, figure);
        const left = life - countersOn(player, figure, 'wound');
        const dear = figure === captain ? COSTS.captain : COSTS.ally;
        const killed = figure === captain ? COSTS.wrecked : COSTS.killed;
        return {
          figure,
          rolls: values,
          blows,
          harm: (wounds: number) => Math.round(HALVES * (Math.min(wounds, left) * dear + (wounds < left ? 0 : killed))),
        };
      }),
    ],
    defence: PHASES.map(
      (_, phase) => attributeOf(world, player, phase) + addedTo(world, player, 'rolls', phase, 'defend', atSea),
    ),
  };
}

/** Wounds that a Challenge recovers per round. */
export function mendsOf(world: World, card: Card): number {
  let sum = 0;
  for (const { when, list } of card.text)
    for (const deed of world.lists[list]!)
      if (when === 'roundStart' && deed.do === 'counters' && deed.who === 'enemy' && 'remove' in deed)
        sum += deed.remove === 'all' ? card.life : deed.remove;
  return sum;
}
