import { signal } from '@preact/signals';
import type { BoardProps, Focus, Offer, Scene } from '@skerry/look';
import { describe, expect, it } from 'vitest';
import { openFocusing } from '../panels/focus.ts';
import { scene } from './toy.ts';

const offer = (key: string): Offer => ({ key, label: key, icon: 'done', hotkey: key[0]!, actions: [] });
const ASIDE = { label: 'Buy', icon: 'done', hotkey: 'b' } as const;

/** A table where an attack or the building row takes the attention. */
function table(first: Partial<Focus> | undefined) {
  const now = signal(first);
  const board = {
    focus: (): Focus | undefined =>
      now.value && { key: 'attack', title: 'Attack', Slip: () => null, offers: ['reRoll'], ...now.value },
  };
  const chosen = signal<Offer | undefined>(undefined);
  const focusing = openFocusing(board, {
    scene: signal<Scene>(scene(0)),
    offers: signal([offer('reRoll'), offer('keep')]),
    boardProps: signal({ choices: [] } as unknown as BoardProps),
    chosen,
    choose: (offer) => {
      chosen.value = offer;
    },
  });
  return { now, focusing };
}

const keys = (offers: readonly Offer[]) => offers.map(({ key }) => key);

describe('what takes the attention', () => {
  it('lies over the chart with its own offers, and the bar has the others', () => {
    const { focusing } = table({});
    expect(focusing.isFocusOpen.value).toBe(true);
    expect(keys(focusing.focusOffers.value)).toEqual(['reRoll']);
    expect(keys(focusing.barOffers.value)).toEqual(['keep']);
  });

  it('stays where it cannot be put aside', () => {
    const { focusing } = table({});
    expect(focusing.putAside()).toBe(false);
    expect(focusing.isFocusOpen.value).toBe(true);
  });

  it('is put aside and brought back, and its offers never come into the bar', () => {
    const { focusing } = table({ aside: ASIDE });
    expect(focusing.putAside()).toBe(true);
    expect(focusing.isFocusOpen.value).toBe(false);
    expect(keys(focusing.barOffers.value)).toEqual(['keep']);
    expect(focusing.putAside()).toBe(false);
    focusing.bringBack();
    expect(focusing.isFocusOpen.value).toBe(true);
  });

  it('makes room for the chart when an offer of the bar is chosen there, and not for one of its own', () => {
    const { focusing } = table({ aside: ASIDE });
    focusing.choose(offer('reRoll'));
    expect(focusing.isFocusOpen.value).toBe(true);
    focusing.choose(offer('keep'));
    expect(focusing.isFocusOpen.value).toBe(false);
  });

  it('may begin put aside, until the reader brings it', () => {
    const { focusing } = table({ aside: { ...ASIDE, first: true } });
    expect(focusing.isFocusOpen.value).toBe(false);
    focusing.bringBack();
    expect(focusing.isFocusOpen.value).toBe(true);
  });

  it('opens anew when it is about something else', () => {
    const { focusing, now } = table({ aside: ASIDE });
    focusing.putAside();
    now.value = { key: 'raid', aside: ASIDE };
    expect(focusing.isFocusOpen.value).toBe(true);
  });

  it('comes back by itself where it may no longer be put aside', () => {
    const { focusing, now } = table({ aside: ASIDE });
    focusing.putAside();
    now.value = {};
    expect(focusing.isFocusOpen.value).toBe(true);
  });

  it('leaves everything to the bar when there is nothing', () => {
    const { focusing } = table(undefined);
    expect([focusing.isFocusOpen.value, focusing.putAside()]).toEqual([false, false]);
    expect(keys(focusing.barOffers.value)).toEqual(['reRoll', 'keep']);
  });
});
