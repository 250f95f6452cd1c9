import { type FocusProps, OfferButton } from '@skerry/look';
import { useRef } from 'preact/hooks';
import { NONE, PHASES, type Phase } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { type Battle, type BlowTold, battleOf, bonusesOf, sumOf } from '../../outlook/battle.ts';
import { type Throws, throwsToEscape } from '../../rules/chance.ts';
import type { Combat } from '../../rules/combat/combat.ts';
import { harmTo } from '../../rules/combat/enemy.ts';
import {
  damageOf,
  enemyLife,
  enemyStat,
  failThreat,
  hitDamage,
  strengthOf,
  threat,
} from '../../rules/combat/values.ts';
import { ownerOf, seatAsked } from '../../rules/current-step.ts';
import { isOnIsland } from '../../rules/spaces.ts';
import type { State } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Party } from '../fight/party.tsx';
import { actorOf, pickedAction, throwsOf } from '../fight/picked-fighter.ts';
import { skipFight } from '../fight/skip-fight.ts';
import { FoeCard } from './foe-card.tsx';
import { OddsBars } from './odds-bars.tsx';
import { BlowRow, PhaseHead, resultOf } from './phase-row.tsx';
import { SlipOffers } from './slip-offers.tsx';
import { Usable } from './usable.tsx';
import { WhoActs } from './who-acts.tsx';

type Props = FocusProps<IslandOfDread>;

/** A combat as a table of its three phases. */
export function CombatSlip(props: Props) {
  const { combat } = props.telling.state;
  return combat === null ? null : <CombatTable {...props} combat={combat} />;
}

function CombatTable({ combat, ...props }: Props & { readonly combat: Combat }) {
  const { telling, text, moment, turnFacts, offers } = props;
  const { state, content } = telling;
  const words = wordsOf(text);
  const battle = battleOf(
    state.players.map(({ hero }) => hero),
    turnFacts,
  );
  const facts = moment?.facts ?? [];
  const dealt = facts.reduce((sum, fact) => (fact.fact === 'damageDealt' ? sum + fact.n : sum), 0);
  const struck = facts.find((fact) => fact.fact === 'damageTaken')?.figure ?? NONE;
  const isOthers = telling.reader !== undefined && combat.seat !== telling.reader && combat.rival !== telling.reader;
  return (
    <div class="iod-combat">
      <div class="iod-sides">
        {combat.card === NONE ? (
          <Party telling={telling} text={text} seat={combat.rival} isAlone struck={struck} />
        ) : (
          <FoeCard telling={telling} text={text} fresh={dealt} isFallen={combat.wounds >= enemyLife(content, state)} />
        )}
        <Party telling={telling} text={text} seat={combat.seat} struck={struck} />
      </div>
      <div class="iod-ledger">
        <header class="iod-round">
          <h3>{words.combat.round(Math.max(1, combat.round))}</h3>
          <Steps text={text} state={state} />
        </header>
        <Phases {...props} battle={battle} />
        <Damage {...props} />
        <Usable {...props} />
        <SlipOffers {...props} offers={offers.filter(({ actions: [action] }) => PLAIN.has(action?.act ?? ''))} />
        {isOthers && (
          <div class="iod-skip">
            <p>{words.blows.waiting(telling, seatAsked(state, state.agenda.at(-1)!))}</p>
            <OfferButton label={words.combat.skip} icon="forward" onClick={() => skipFight(telling)} />
          </div>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {useSentence(props, battle)}
      </p>
    </div>
  );
}

/** Offers that are neither figures nor cards: an option of the Challenge, the phase to begin with, spoils. */
const PLAIN: ReadonlySet<string> = new Set(['choose', 'startPhase', 'relieve', 'takeGold', 'takeCard', 'takeMap']);

const ROLLS: readonly string[] = ['rolled', 'rolledAgain', 'escapeTried', 'rollRaised'];
const isRollIn = (facts: readonly IslandOfDread['Fact'][]): boolean => facts.some(({ fact }) => ROLLS.includes(fact));

/** The last roll, read once: what it comes to is known as soon as it is made. */
function useSentence(props: Props, { round, blows }: Battle): string {
  const said = useRef({ key: '', sentence: '' });
  const last = blows.at(-1);
  const key =
    last?.success === undefined
      ? ''
      : `${round}-${blows.length}-${last.roll && `${last.roll.dice}-${last.roll.need}-${sumOf(last.roll)}`}`;
  if (last !== undefined && key !== said.current.key) said.current = { key, sentence: key && sentenceOf(props, last) };
  return said.current.sentence;
}

/** ID-97 to ID-99: what the roll comes to, though it has not been dealt yet. */
function sentenceOf({ telling, text }: Props, blow: BlowTold): string {
  const { content, state } = telling;
  const result = resultOf(blow);
  const { roll, used } = blow;
  if (roll === undefined) return '';
  const harm = result === 'hit' ? hitDamage(content, state) : blow.success ? 0 : failThreat(content, state);
  return wordsOf(text).blows.roll({
    dice: roll.dice,
    added: [roll.value, ...bonusesOf(roll, used).map(({ n }) => n)],
    need: roll.need,
    result,
    harm: Math.max(0, harm),
    kind: result === 'hit' ? 'wound' : harmTo(state, state.combat!.seat),
  });
}

function Steps({ text, state }: Pick<Props, 'text'> & { readonly state: State }) {
  const { phases } = wordsOf(text).combat;
  const { round, phase } = state.combat!;
  const now = state.agenda.at(-1)?.do;
  // ID-202
  const all = isOnIsland(state.players[state.combat!.seat]!) ? PHASES : (['escape', ...PHASES] as const);
  const here = round === 0 || now === 'combatRound' || now === 'escape' ? 0 : phase + 1;
  const skipped = 4 - all.length;
  return (
    <ol class="iod-steps">
      {all.map((each, n) => (
        <li key={each} aria-current={n === here - skipped ? 'step' : undefined} data-past={n < here - skipped}>
          {phases[each]}
        </li>
      ))}
    </ol>
  );
}

/** The value to reach and the damage that threatens in a phase, as far as they are known. */
function opposedBy(world: World, state: State, phase: number): { value: number; damage: number } {
  const { card, rival } = state.combat!;
  if (card !== NONE) return { value: enemyStat(world, state, phase), damage: threat(world, state, phase) };
  const { hero } = state.players[rival]!;
  return { value: strengthOf(world, state, rival, hero, phase), damage: damageOf(world, state, rival, hero, phase) };
}

function Phases(props: Props & { readonly battle: Battle }) {
  const { telling, text, moment, battle } = props;
  const { content, state } = telling;
  const { round, phase } = state.combat!;
  const now = state.agenda.at(-1)?.do;
  const facts = moment?.facts ?? [];
  const isFresh = isRollIn(facts);
  const fled = battle.blows.find((blow) => blow.phase === 'escape');
  const isAtEscape = now === 'escape' && round > 0;
  const blowIn = (each: Phase) => battle.blows.findLast((blow) => blow.phase === each);
  const running = isAtEscape ? NONE : round === 0 || now === 'combatRound' ? NONE : phase;
  return (
    <>
      {(isAtEscape || fled !== undefined) && (
        <div class="iod-phase" data-here={isAtEscape}>
          <PhaseHead text={text} phase="escape" {...opposedBy(content, state, 0)} />
          {fled === undefined ? (
            <EscapeOdds {...props} />
          ) : (
            <BlowRow telling={telling} text={text} blow={fled} isFresh={isFresh && fled === battle.blows.at(-1)} />
          )}
        </div>
      )}
      {PHASES.map((each, n) => {
        const blow = blowIn(each);
        const isHere = n === running;
        return (
          <div key={each} class="iod-phase" data-here={isHere} data-past={blow !== undefined && !isHere}>
            <PhaseHead text={text} phase={each} {...opposedBy(content, state, n)} />
            {blow !== undefined && (
              <BlowRow telling={telling} text={text} blow={blow} isFresh={isFresh && blow === battle.blows.at(-1)} />
            )}
            {isHere && blow?.success === undefined && <Running {...props} />}
          </div>
        );
      })}
    </>
  );
}

/** Who acts and with what chance, before the dice. */
function Running(props: Props) {
  const { telling, choices } = props;
  const { content, state } = telling;
  const { actor, role, rival } = state.combat!;
  const step = state.agenda.at(-1)?.do;
  const chosen = step === 'phase' ? pickedAction(telling, choices) : undefined;
  if (step === 'phase' && chosen === undefined) return null;
  if (step !== 'phase' && step !== 'beforeRoll' && step !== 'opposing') return null;
  const acts = chosen ?? (role === 'attack' ? { act: 'attack' as const, figure: actor } : { act: 'defend' as const });
  const figure = actorOf(telling, acts);
  const tried: State = { ...state, combat: { ...state.combat!, actor: figure, role: acts.act } };
  const isLast =
    acts.act === 'attack' &&
    rival === NONE &&
    hitDamage(content, tried) >= enemyLife(content, state) - state.combat!.wounds;
  return (
    <>
      {step === 'phase' && <WhoActs {...props} />}
      <Chances {...props} throws={throwsOf(telling, acts)} damage={failThreat(content, tried)} isLast={isLast} />
    </>
  );
}

function EscapeOdds(props: Props) {
  const { content, state } = props.telling;
  const { damage } = opposedBy(content, state, 0);
  return <Chances {...props} throws={throwsToEscape(content, state)} damage={damage} isLast={false} />;
}

function Chances({
  text,
  telling,
  throws,
  damage,
  isLast,
}: Props & { readonly throws: Throws; readonly damage: number; readonly isLast: boolean }) {
  const { blows } = wordsOf(text);
  const percent = Math.round(throws.chance * 100);
  const kind = harmTo(telling.state, telling.state.combat!.seat);
  return (
    <div class="iod-chances">
      <OddsBars throws={throws} label={blows.throws(percent)} />
      <p>
        <span>{blows.throws(percent)}</span> {isLast && `${blows.lastWound} `}
        {damage > 0 ? blows.ifFailed(damage, kind) : blows.harmless}
      </p>
    </div>
  );
}

/** Damage that somebody may still lessen. */
function Damage({ telling, text }: Props) {
  const { state } = telling;
  const { target, damage } = state.combat!;
  const now = state.agenda.at(-1)?.do;
  if ((now !== 'damage' && now !== 'defendFail') || damage <= 0) return null;
  const { blows } = wordsOf(text);
  const figure = target === NONE ? state.combat!.card : target;
  const kind = target === NONE ? 'wound' : harmTo(state, ownerOf(state, target));
  return <p class="iod-damage">{blows.damageFor(telling, figure, damage, kind)}</p>;
}
