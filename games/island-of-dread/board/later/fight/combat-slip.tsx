import { FocusLayout, type FocusProps, OfferButton } from '@skerry/look';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { NONE, PHASES, type Phase } from '../../../content/vocabulary.ts';
import { type Battle, type BlowTold, battleOf, bonusesOf, sumOf } from '../../../outlook/battle.ts';
import {
  type Acts,
  afterStanding,
  damageAhead,
  escapeStakes,
  harmOf,
  kindOfHarm,
  opposedBy,
  rowsOf,
  type Stakes,
  seatAwaited,
  stakesOf,
} from '../../../outlook/fight.ts';
import { bestAct } from '../../../outlook/later/best-act.ts';
import type { Combat } from '../../../rules/combat/combat.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { askEachPhase, isRoundKept, useKeptRound } from '../../fight/kept-round.ts';
import { askAgain, isKept, standToEnd } from '../../fight/kept-stand.ts';
import { offeredIn, phaseKey, pick, picked, pickedAction } from '../../fight/picked-fighter.ts';
import { skipFight } from '../../fight/skip-fight.ts';
import { EventNote } from '../cards/event-note.tsx';
import { ToldLines } from '../cards/told-lines.tsx';
import { Ahead } from './ahead.tsx';
import { FoeCard } from './foe-card.tsx';
import { OddsBars } from './odds-bars.tsx';
import { Party } from './party.tsx';
import { PastRounds } from './past-rounds.tsx';
import { BlowRow, PhaseHead, resultOf } from './phase-row.tsx';
import { SlipOffers } from './slip-offers.tsx';
import { Usable } from './usable.tsx';
import { WhoActs } from './who-acts.tsx';
import { WholeRound } from './whole-round.tsx';

type Props = FocusProps<IslandOfDread>;

/** A combat as a table of its three phases. */
export function CombatSlip(props: Props) {
  const { combat } = props.telling.state;
  return combat === null ? null : <CombatTable {...props} combat={combat} />;
}

function CombatTable({ combat, ...props }: Props & { readonly combat: Combat }) {
  const { telling, text, moment, turnFacts, offers } = props;
  const { state } = telling;
  const words = wordsOf(text);
  useProposal(props);
  useKeptRound(props);
  const battle = battleOf(
    state.players.map(({ hero }) => hero),
    turnFacts,
  );
  const facts = moment?.facts ?? [];
  const dealt = facts.reduce((sum, fact) => (fact.fact === 'damageDealt' ? sum + fact.n : sum), 0);
  const struck = facts.find((fact) => fact.fact === 'damageTaken')?.figure ?? NONE;
  const isOthers = telling.reader !== undefined && combat.seat !== telling.reader && combat.rival !== telling.reader;
  return (
    <FocusLayout class="iod-combat" said={useSentence(props, battle)}>
      <div class="column iod-sides">
        {combat.card === NONE ? (
          <Party telling={telling} text={text} seat={combat.rival} isAlone struck={struck} />
        ) : (
          <FoeCard telling={telling} text={text} fresh={dealt} />
        )}
        <EventNote telling={telling} text={text} where="combat" />
        <Party telling={telling} text={text} seat={combat.seat} struck={struck} />
      </div>
      <div class="column iod-ledger">
        <header class="row wrap iod-round">
          <h3>{words.combat.round(Math.max(1, combat.round))}</h3>
          <Steps telling={telling} text={text} />
          {isKept(props) && (
            <p class="row wrap cap iod-standing">
              {words.blows.standing}
              <button class="link" type="button" onClick={askAgain}>
                {words.combat.askAgain}
              </button>
            </p>
          )}
          {isRoundKept(props) && (
            <p class="row wrap cap iod-standing iod-kept-round">
              {words.blows.wholeRound}
              <button class="link" type="button" onClick={askEachPhase}>
                {words.combat.askEachPhase}
              </button>
            </p>
          )}
        </header>
        <PastRounds telling={telling} text={text} rounds={battle.past} />
        {battle.notes.length > 0 && <ToldLines telling={telling} text={text} facts={battle.notes} />}
        <Phases {...props} battle={battle} />
        <Damage {...props} />
        <Usable {...props} />
        <SlipOffers {...props} offers={offers.filter(({ actions: [action] }) => PLAIN.has(action?.act ?? ''))} />
        {isOthers && (
          <div class="row wrap iod-skip">
            <p>{words.blows.waiting(telling, seatAwaited(telling))}</p>
            <OfferButton label={words.combat.skip} icon="forward" onClick={() => skipFight(telling)} />
          </div>
        )}
      </div>
    </FocusLayout>
  );
}

/** Presets a fighter for each phase, once. */
function useProposal({ telling, choices }: Props): void {
  const at = phaseKey(telling);
  useLayoutEffect(() => {
    const offered = offeredIn(telling, choices);
    if (offered.length === 0 || picked.peek()?.at === at) return;
    const best = bestAct(afterStanding(telling), offered);
    if (best !== undefined) pick(telling, best);
  }, [at, choices]);
}

/** Further escape phases of this fight are skipped. */
function Standing(props: Props) {
  const { text, choices } = props;
  const { combat } = wordsOf(text);
  const mayStand = choices.some(({ action, why }) => action.act === 'stand' && why === undefined);
  return mayStand ? (
    <button class="link iod-standing" type="button" onClick={() => standToEnd(props)}>
      {combat.standToEnd}
    </button>
  ) : null;
}

/** Offers that are neither figures nor cards: an option of the Challenge, the first phase, spoils. */
const PLAIN: ReadonlySet<string> = new Set(['choose', 'startPhase', 'relieve', 'takeGold', 'takeCard', 'takeMap']);

const ROLLS: readonly string[] = ['rolled', 'rolledAgain', 'escapeTried', 'rollRaised'];
const isRollIn = (facts: readonly IslandOfDread['Fact'][]): boolean => facts.some(({ fact }) => ROLLS.includes(fact));

/** The last roll, announced once: its result is known as soon as it is made. */
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

function sentenceOf({ telling, text }: Props, blow: BlowTold): string {
  const { roll, used } = blow;
  if (roll === undefined) return '';
  const { n: harm, kind } = harmOf(telling, blow);
  return wordsOf(text).blows.roll({
    dice: roll.dice,
    added: [roll.value, ...bonusesOf(roll, used).map(({ n }) => n)],
    need: roll.need,
    result: resultOf(blow),
    harm,
    kind,
  });
}

function Steps({ telling, text }: Pick<Props, 'telling' | 'text'>) {
  const { phases } = wordsOf(text).combat;
  const { state } = telling;
  const { round, phase } = state.combat!;
  const now = state.agenda.at(-1)?.do;
  const all = rowsOf(telling);
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

function Phases(props: Props & { readonly battle: Battle }) {
  const { telling, text, choices, moment, battle } = props;
  const { state } = telling;
  const opposed = opposedBy(telling);
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
        <div class="stack iod-phase" data-here={isAtEscape}>
          <PhaseHead text={text} {...opposed[0]!} phase="escape" />
          {fled === undefined ? (
            <>
              <Chances {...props} {...escapeStakes(telling)} />
              <Standing {...props} />
            </>
          ) : (
            <BlowRow telling={telling} text={text} blow={fled} isFresh={isFresh && fled === battle.blows.at(-1)} />
          )}
        </div>
      )}
      {PHASES.map((each, n) => {
        const blow = blowIn(each);
        const isHere = n === running;
        return (
          <div key={each} class="stack iod-phase" data-here={isHere} data-past={blow !== undefined && !isHere}>
            <PhaseHead text={text} {...opposed[n]!} />
            {blow !== undefined && (
              <BlowRow telling={telling} text={text} blow={blow} isFresh={isFresh && blow === battle.blows.at(-1)} />
            )}
            {isHere && blow?.success === undefined && <Running {...props} />}
            {blow === undefined &&
              n > running &&
              (n === 0 && isAtEscape && offeredIn(telling, choices).length > 0 ? (
                <>
                  <WhoActs {...props} />
                  <WholeRound {...props} />
                </>
              ) : (
                <Ahead telling={telling} text={text} phase={n} />
              ))}
          </div>
        );
      })}
    </>
  );
}

function Running(props: Props) {
  const { telling, choices } = props;
  const { state } = telling;
  const { actor, role } = state.combat!;
  const step = state.agenda.at(-1)?.do;
  if (step !== 'phase' && step !== 'beforeRoll' && step !== 'opposing') return null;
  const begun: Acts = role === 'attack' ? { act: 'attack', figure: actor } : { act: 'defend' };
  const acts = step === 'phase' ? pickedAction(telling, choices) : begun;
  const isAsked = step === 'phase' && offeredIn(telling, choices).length > 0;
  return (
    <>
      {isAsked && <WhoActs {...props} />}
      {!isAsked && step === 'phase' && <Ahead {...props} phase={state.combat!.phase} />}
      {acts !== undefined && <Chances {...props} {...stakesOf(telling, acts)} />}
      {isAsked && <WholeRound {...props} />}
    </>
  );
}

function Chances({
  text,
  telling,
  throws,
  damage,
  isLast = false,
}: Pick<Props, 'telling' | 'text'> & Pick<Stakes, 'throws' | 'damage'> & Partial<Pick<Stakes, 'isLast'>>) {
  const { blows } = wordsOf(text);
  const percent = Math.round(throws.chance * 100);
  return (
    <div class="row iod-chances">
      <OddsBars throws={throws} label={blows.throws(percent)} />
      <p>
        <span>{blows.throws(percent)}</span> {isLast && `${blows.lastWound} `}
        {damage > 0 ? blows.ifFailed(damage, kindOfHarm(telling)) : blows.harmless}
      </p>
    </div>
  );
}

function Damage({ telling, text }: Props) {
  const ahead = damageAhead(telling);
  if (ahead === undefined) return null;
  return <p class="iod-damage">{wordsOf(text).blows.damageFor(telling, ahead.figure, ahead.n, ahead.kind)}</p>;
}
