import { signal } from '@preact/signals';
import type { BoardProps, Focus, Offer, Scene } from '@skerry/look';
import { describe, expect, it } from 'vitest';
import { openFocus } from '../panels/focus.ts';
import { scene } from './toy.ts';

const offer = (key: string): Offer => ({ key, label: key, icon: 'done', hotkey: key[0]!, actions: [] });
const ASIDE = { label: 'Buy', icon: 'done', hotkey: 'b' } as const;

/** A table where an attack or the building row takes the focus. */
function table(first: Partial<Focus> | undefined) {
  const now = signal(first);
  const board = {
    focus: (): Focus | undefined =>
      now.value && { key: 'attack', title: 'Attack', Slip: () => null, offers: ['reRoll'], ...now.value },
  };
  const chosen = signal<Offer | undefined>(undefined);
  const focus = openFocus(board, {
    scene: signal<Scene>(scene(0)),
    offers: signal([offer('reRoll'), offer('keep')]),
    boardProps: signal({ choices: [] } as unknown as BoardProps),
    chosen,
    choose: (offer) => {
      chosen.value = offer;
    },
  });
  return { now, focus };
}

const keys = (offers: readonly Offer[]) => offers.map(({ key }) => key);

describe('what takes the attention', () => {
  it('lies over the chart with its own offers, and the bar has the others', () => {
    const { focus } = table({});
    expect(focus.isOpen.value).toBe(true);
    expect(keys(focus.offers.value)).toEqual(['reRoll']);
    expect(keys(focus.barOffers.value)).toEqual(['keep']);
  });

  it('stays where it cannot be put aside', () => {
    const { focus } = table({});
    expect(focus.putAside()).toBe(false);
    expect(focus.isOpen.value).toBe(true);
  });

  it('is put aside and brought back, and its offers never come into the bar', () => {
    const { focus } = table({ aside: ASIDE });
    expect(focus.putAside()).toBe(true);
    expect(focus.isOpen.value).toBe(false);
    expect(keys(focus.barOffers.value)).toEqual(['keep']);
    expect(focus.putAside()).toBe(false);
    focus.bringBack();
    expect(focus.isOpen.value).toBe(true);
  });

  it('makes room for the chart when an offer of the bar is chosen there, and not for one of its own', () => {
    const { focus } = table({ aside: ASIDE });
    focus.choose(offer('reRoll'));
    expect(focus.isOpen.value).toBe(true);
    focus.choose(offer('keep'));
    expect(focus.isOpen.value).toBe(false);
  });

  it('may begin put aside, until the reader brings it', () => {
    const { focus } = table({ aside: { ...ASIDE, first: true } });
    expect(focus.isOpen.value).toBe(false);
    focus.bringBack();
    expect(focus.isOpen.value).toBe(true);
  });

  it('opens anew when it is about something else', () => {
    const { focus, now } = table({ aside: ASIDE });
    focus.putAside();
    now.value = { key: 'raid', aside: ASIDE };
    expect(focus.isOpen.value).toBe(true);
  });

  it('comes back by itself where it may no longer be put aside', () => {
    const { focus, now } = table({ aside: ASIDE });
    focus.putAside();
    now.value = {};
    expect(focus.isOpen.value).toBe(true);
  });

  it('leaves everything to the bar when there is nothing', () => {
    const { focus } = table(undefined);
    expect([focus.isOpen.value, focus.putAside()]).toEqual([false, false]);
    expect(keys(focus.barOffers.value)).toEqual(['reRoll', 'keep']);
  });
});
