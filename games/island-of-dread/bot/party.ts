import { NONE, PHASES, type Role } from '../content/vocabulary.ts';
import type { Power, World } from '../content/world.ts';
import { attributeOf, countersOn, lifeOf } from '../rules/figures.ts';
import type { Player } from '../rules/state.ts';
import { type Fighter, HALVES, type Party } from './fighters.ts';
import { FIGHTING } from './weights.ts';

/** Whether an ability that costs no card can be counted on in each combat. */
const isLasting = ({ may, discard, limit, activate, exhaust }: Power): boolean =>
  !discard && (activate || exhaust > 0 || !may) && limit !== 'turn';

/** What cards keep off the Hero in each combat. */
function guardOf(world: World, player: Player): number {
  let guard = 0;
  for (const card of [player.hero, ...player.items, ...player.allies])
    for (const power of world.cards[card]!.powers) {
      if (!isLasting(power)) continue;
      for (const deed of world.lists[power.list]!) {
        if (deed.do === 'damage' && power.when === 'damage' && power.if.target === 'hero' && 'taken' in deed)
          guard += Math.max(0, -deed.taken);
        else if (power.when === 'defendFail' && deed.do === 'damage') guard += FIGHTING.cancelled;
        else if (power.when === 'afterRoll' && deed.do === 'roll') guard++;
      }
    }
  return guard;
}

/** What a player's cards add to the Hero's rolls, or hits, of a kind; of what is paid for by exhaustion a half. */
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
    const { statics, powers, kind } = world.cards[card]!;
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

/** Those who would fight for a player now, on land or at sea. */
export function partyOf(world: World, player: Player, atSea: boolean): Party {
  const { hero, allies, captain } = player;
  const { damages } = world.cards[hero]!;
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
        const { values, damages: blows, life } = world.cards[figure]!;
        const left = life - countersOn(player, figure, 'wound');
        const dear = figure === captain ? FIGHTING.captain : FIGHTING.ally;
        const killed = figure === captain ? FIGHTING.wrecked : FIGHTING.killed;
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
