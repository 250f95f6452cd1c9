import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type Action, type Choice, type Seat, same, sayAction, sayReason } from '@skerry/engine';
import { type MoveMark, type Pointable, pointKey } from '@skerry/look';
import type { ChatLine, Gesture, Saying } from '@skerry/tables';
import type { LoadedGame } from '../../game.ts';
import type { LiveTable } from '../../live/table/live-table.ts';
import { notify, refuse } from '../../shell/notices.ts';
import type { Playback } from '../playback/playback.ts';
import type { Acting } from '../prompt/acting.ts';
import { tableWords } from '../words.ts';

/** How long a pointer is shown, in milliseconds. */
export const POINTED_FOR = 5000;

type GestureTo<M extends Gesture['make']> = Extract<Gesture, { make: M }>;

export interface Pointer {
  /** When it was pointed at: one player points at one thing at a time. */
  readonly at: number;
  readonly seat: Seat;
  readonly name: string;
  readonly key: string;
  readonly sentence: string;
}

/** A move proposed for the current turn. */
export interface Proposal {
  readonly at: number;
  readonly from: Seat;
  /** The seat that could do it. */
  readonly seat: Seat;
  readonly action: Action;
  readonly sentence: string;
  readonly isForMe: boolean;
}

/** Wordless signals between players. */
export interface Together {
  /** Whether there are others at this table to receive them. */
  readonly isOffered: ReadonlySignal<boolean>;
  /** Whether they play as a team, and can point and propose. */
  readonly isTeam: boolean;
  readonly pointables: ReadonlySignal<readonly Pointable[]>;
  readonly pointers: ReadonlySignal<readonly Pointer[]>;
  /** What was pointed at last, for screen readers. */
  readonly pointed: ReadonlySignal<string>;
  readonly proposal: ReadonlySignal<Proposal | undefined>;
  readonly marks: ReadonlySignal<readonly MoveMark[]>;
  point(key: string): void;
  say(phrase: Saying): void;
  /** Does what is proposed to the reader, or says why that cannot be done. */
  takeUp(): void;
  putAway(): void;
  lineOf(line: ChatLine): string;
  close(): void;
}

export function openTogether(
  live: LiveTable,
  { game, board }: LoadedGame,
  playback: Playback,
  acting: Acting,
  local: boolean,
): Together {
  const isTeam = game.team && board.pointable !== undefined;
  const { ownSeats } = playback;
  const isOffered = computed(
    () =>
      !local &&
      ownSeats.value.length > 0 &&
      playback.replayed.value === undefined &&
      playback.outcome.value === undefined &&
      playback.seats.value.some(({ who }, seat) => who === 'person' && !ownSeats.value.includes(seat)),
  );
  const pointables = computed(() => board.pointable?.(acting.scene.value) ?? []);
  const pointers = signal<readonly Pointer[]>([]);
  const pointed = signal('');
  const putAway = signal<number | undefined>(undefined);
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const nameOf = (seat: Seat | undefined): string =>
    seat === undefined ? '' : (playback.seats.value[seat]?.name ?? '');
  const isMine = (seat: Seat | undefined): boolean => seat !== undefined && ownSeats.value.includes(seat);

  /** The thing pointed at may have moved since. */
  function thingOf({ at, of }: GestureTo<'point'>): string | undefined {
    const things = pointables.value.filter((thing) => thing.at === at);
    return (things.find((thing) => thing.of === of) ?? things[0])?.name;
  }

  function sentenceOf(seat: Seat | undefined, gesture: Gesture): string {
    const words = tableWords();
    switch (gesture.make) {
      case 'say':
        return words.phrases[gesture.phrase];
      case 'point': {
        const thing = thingOf(gesture) ?? words.pointedGone;
        return isMine(seat) ? words.youPoint(thing) : words.points(nameOf(seat), thing);
      }
      case 'propose': {
        const said = sayProposed(gesture);
        if (isMine(seat)) return words.youPropose(nameOf(gesture.seat), said);
        if (isMine(gesture.seat)) return words.proposesToYou(nameOf(seat), said);
        return words.proposes(nameOf(seat), nameOf(gesture.seat), said);
      }
    }
  }

  /** Worded for the player who could do it. */
  function sayProposed({ seat, action }: GestureTo<'propose'>): string {
    const { text, telling } = acting.scene.value;
    // A line from before a rules change may name something that no longer exists.
    if (!Object.hasOwn(text.actions, action.act)) return tableWords().pointedGone;
    return sayAction(text, action, { ...telling, reader: seat });
  }

  function receive({ at, seat, name, gesture }: ChatLine): void {
    if (gesture === undefined || gesture.make === 'propose') return;
    const sentence = sentenceOf(seat, gesture);
    if (gesture.make === 'say') return notify(tableWords().says(name, sentence));
    if (seat === undefined) return;
    const pointer = { at, seat, name, key: pointKey(gesture), sentence };
    pointed.value = sentence;
    pointers.value = [...pointers.value.filter((each) => each.seat !== seat), pointer];
    const fading = setTimeout(() => {
      timers.delete(fading);
      pointers.value = pointers.value.filter((each) => each !== pointer);
    }, POINTED_FOR);
    timers.add(fading);
  }

  const isDone = ({ at, gesture }: ChatLine & { readonly gesture: GestureTo<'propose'> }): boolean => {
    const { value: pages } = playback.pages;
    for (let n = pages.length - 1; n >= 0; n--) {
      const page = pages.at(n);
      if (page === undefined || (page.at ?? 0) < at) return false;
      if (page.seat === gesture.seat && same(page.entry?.action, gesture.action)) return true;
    }
    return false;
  };

  const proposal = computed((): Proposal | undefined => {
    if (!isOffered.value) return undefined;
    const line = live.chat.value.findLast(isProposal);
    if (line?.seat === undefined || line.at === putAway.value || isDone(line)) return undefined;
    const { seat, turn, action } = line.gesture;
    if (turn !== game.turn(playback.page.value.state).number) return undefined;
    const sentence = sentenceOf(line.seat, line.gesture);
    return { at: line.at, from: line.seat, seat, action, sentence, isForMe: isMine(seat) };
  });

  const marks = computed((): readonly MoveMark[] => {
    const found = proposal.value;
    if (found === undefined) return [];
    const { from, seat, action, sentence } = found;
    return [{ kind: 'proposed', label: nameOf(from), seat, action, sentence }];
  });

  function takeUp(): void {
    const found = proposal.peek();
    if (found === undefined) return;
    acting.actAs(found.seat);
    const choice: Choice | undefined = acting.choices.peek().find(({ action }) => same(action, found.action));
    const { text, telling } = acting.scene.peek();
    if (acting.act.peek()?.seat !== found.seat || choice === undefined) refuse(tableWords().notNow);
    else if (choice.why !== undefined) refuse(sayReason(text, choice.why, telling));
    else acting.answer(found.action);
  }

  const stop = effect(() => {
    const line = live.justSaid.value;
    if (line !== undefined) untracked(() => receive(line));
  });

  const make = (gesture: Gesture): void => void acting.command({ do: 'gesture', gesture });
  return {
    isOffered,
    isTeam,
    pointables,
    pointers,
    pointed,
    proposal,
    marks,
    point: (key) => {
      const thing = pointables.peek().find((each) => pointKey(each) === key);
      acting.gesturing.value = undefined;
      acting.listOpen.value = false;
      if (thing !== undefined) make({ make: 'point', at: thing.at, ...(thing.of !== undefined && { of: thing.of }) });
    },
    say: (phrase) => make({ make: 'say', phrase }),
    takeUp,
    putAway: () => {
      putAway.value = proposal.peek()?.at;
    },
    lineOf: ({ seat, text, gesture }) => text ?? sentenceOf(seat, gesture),
    close: () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const isProposal = (line: ChatLine): line is ChatLine & { readonly gesture: GestureTo<'propose'> } =>
  line.gesture?.make === 'propose';
