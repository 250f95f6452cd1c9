import { signal } from '@preact/signals';
import type { Ask, Seat } from '@skerry/engine';
import type { Pane, Scene } from '@skerry/look';
import type { SeatInfo } from '@skerry/tables';
import { describe, expect, it } from 'vitest';
import { openTabs } from '../panels/tabs.ts';
import { scene } from './toy.ts';

const pane = (key: string): Pane => ({ key, label: () => key, Pane: () => null });

interface Wanted {
  readonly ownSeats: readonly Seat[];
  readonly hasRail?: boolean;
  readonly isCovered?: boolean;
  readonly act?: Ask;
}

/** A table of three in a game with a renown board and a row. */
function table({ ownSeats, hasRail = true, isCovered = false, act }: Wanted) {
  const hasTabs = signal(true);
  const tabs = openTabs(
    { panes: [pane('renown'), pane('row')] },
    { seats: signal(Array.from({ length: 3 }, () => ({}) as SeatInfo)), ownSeats: signal(ownSeats) },
    { act: signal(act), scene: signal<Scene>(scene(ownSeats[0])) },
    { hasTabs, hasRail: signal(hasRail), isCovered: signal(isCovered) },
  );
  return { ...tabs, hasTabs };
}

const keys = ({ all }: ReturnType<typeof table>) => all.value.map(({ key }) => key);

describe('tabs', () => {
  it('hold one’s own panel, the others, the panes of the game, and the log where it has no place of its own', () => {
    expect(keys(table({ ownSeats: [1] }))).toEqual(['own', 'others', 'renown', 'row']);
    expect(keys(table({ ownSeats: [1], hasRail: false }))).toEqual(['own', 'others', 'renown', 'row', 'log']);
  });

  it('begin with the chart where the others cover it', () => {
    const covered = table({ ownSeats: [1], hasRail: false, isCovered: true });
    expect(keys(covered)).toEqual(['chart', 'own', 'others', 'renown', 'row', 'log']);
    expect(covered.shown.value?.key).toBe('chart');
  });

  it('begin with one’s own panel, and the others follow in the order of play', () => {
    const { all, shown } = table({ ownSeats: [1] });
    expect(shown.value).toEqual({ key: 'own', seats: [1] });
    expect(all.value[1]).toEqual({ key: 'others', seats: [2, 0] });
  });

  it('show all players together to whoever only watches', () => {
    expect(table({ ownSeats: [] }).shown.value).toEqual({ key: 'all', seats: [0, 1, 2] });
  });

  it('take the seat that acts for one’s own where somebody holds several', () => {
    expect(table({ ownSeats: [0, 2], act: { seat: 2, must: true } }).shown.value).toEqual({ key: 'own', seats: [2] });
  });

  it('stay where the reader turned to, and come back to it when the screen has been turned', () => {
    const held = table({ ownSeats: [0] });
    held.show('row');
    held.hasTabs.value = false;
    expect(held.shown.value).toBeUndefined();
    held.hasTabs.value = true;
    expect(held.shown.value?.key).toBe('row');
  });
});
