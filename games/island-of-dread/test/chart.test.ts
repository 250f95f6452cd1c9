import { readFileSync } from 'node:fs';
import { bindPack, offersTo } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { heroPositions } from '../board/chart/hero-positions.ts';
import { around, cellAt, FRAME, middleOf, outlineOf } from '../board/chart/hex-geometry.ts';
import { ribbonsOf, tagAt } from '../board/chart/labels.ts';
import { crossesLand, laneBetween, lanesOf, pointsOf, portsOf } from '../board/chart/lanes.ts';
import { linksOf } from '../board/chart/roads.ts';
import { type Target, targetsOf } from '../board/chart/targets.ts';
import { centred, fitting, held, hexPixels, LARGEST, showing, unitsAt, whole, zoomedBy } from '../board/chart/view.ts';
import { TERRAINS } from '../content/vocabulary.ts';
import { CELLS, cellOf, neighbours, SEA, type SPACE_WORDS, TOWN } from '../content/world.ts';
import { isInteresting } from '../outlook/land.ts';
import { diceOf, reachOf, spentDice } from '../outlook/reach.ts';
import type { Action } from '../rules/actions.ts';
import { diceAtHand, waysAfter, wildTerrain } from '../rules/dice.ts';
import { islandOfDread } from '../rules/game.ts';
import { terrainAt } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import { things as en } from '../text/en/things.ts';
import { things as fr } from '../text/fr/things.ts';
import { act, can, now, offers, type Play, position, setTable, type Table } from './position.ts';

const world = islandOfDread.content;
const { chart } = world;

describe('the grid', () => {
  test('a space is found at its middle and near its sides', () => {
    for (const cell of chart.spaces) {
      const { x, y } = middleOf(cell);
      expect(cellAt({ x, y })).toBe(cell);
      expect(cellAt({ x: x + 30, y: y + 8 })).toBe(cell);
    }
    expect(cellAt({ x: -60, y: 40 })).toBe(-1);
  });

  test('the spaces round a space are the neighbours that the rules know', () => {
    for (const cell of chart.spaces)
      expect(
        around(cell)
          .filter((other) => other >= 0)
          .sort(),
      ).toEqual(neighbours(cell).sort());
  });

  test('the line round a ring of spaces has a loop outside and one inside', () => {
    const ring = neighbours(cellOf('f8'));
    expect(outlineOf(ring).split('M').length - 1).toBe(2);
    expect(outlineOf([...ring, cellOf('f8')]).split('M').length - 1).toBe(1);
  });
});

describe('roads', () => {
  test('join roads and towns that lie side by side, and close no triangle', () => {
    const road = TERRAINS.indexOf('road');
    const links = linksOf(chart.terrain, road, TOWN);
    const joined = (a: number, b: number) => links.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
    for (const [one, other] of links)
      expect(neighbours(one).filter((third) => joined(one, third) && joined(third, other))).toEqual([]);
    const ends = chart.spaces.filter((cell) => chart.terrain[cell] === road);
    const alone = ends.filter((cell) => !links.some((link) => link.includes(cell)));
    const beside = (cell: number) => neighbours(cell).some((other) => [road, TOWN].includes(chart.terrain[other]!));
    expect(alone.filter(beside)).toEqual([]);
  });
});

/** The lanes that run over land. */
const ashore = (places: typeof chart) =>
  lanesOf(places).flatMap(({ ends, path }) =>
    crossesLand(path, places) ? [`${places.ports[ends[0]]}-${places.ports[ends[1]]}`] : [],
  );

describe('lanes', () => {
  test('begin and end at their ports', () => {
    const ports = portsOf(chart);
    for (const { ends, path } of lanesOf(chart)) {
      const points = pointsOf(path);
      for (const [end, point] of [
        [ends[0], points[0]!],
        [ends[1], points.at(-1)!],
      ] as const)
        expect(Math.hypot(ports[end]!.x - point.x, ports[end]!.y - point.y)).toBeLessThan(1);
    }
  });

  test('cross no land', () => {
    expect(ashore(chart)).toEqual([]);
  });

  test('of another chart find their own way over water', () => {
    const rows = world.content.chart.rows.map((row, n) => (n === 11 ? `${row.slice(0, 11)}PPP${row.slice(14)}` : row));
    const other = bindPack(islandOfDread, { ...islandOfDread.packs!.builtIn, chart: { ...world.content.chart, rows } });
    const paths = lanesOf(other.content.chart).map(({ path }) => path);
    expect(paths).not.toEqual(lanesOf(chart).map(({ path }) => path));
    expect(ashore(other.content.chart)).toEqual([]);
  });

  test('are known from either end, and over the ruins of a town', () => {
    const { towns, anchors, ruinTown } = chart;
    const place = (port: number) => (port < towns.length ? towns[port]! : 26 * 18 + port - towns.length);
    for (const { ends } of lanesOf(chart)) {
      const [from, to] = [place(ends[0]), place(ends[1])];
      const forth = pointsOf(laneBetween(chart, from, to)!);
      expect(pointsOf(laneBetween(chart, to, from)!)).toEqual(forth.reverse());
    }
    expect(anchors.length).toBe(15);
    const [one, other] = chart.legs[ruinTown]!.map(({ to }) => place(to));
    expect(laneBetween(chart, one!, other!)).toBeDefined();
  });
});

describe.each([
  ['English', en],
  ['French', fr],
] as const)('ribbons with the %s names of towns', (_, things) => {
  const names = chart.ports.slice(0, chart.towns.length).map((id) => things[id]!.name);
  test.each([26, 31, 36])('touch no jewel, no rays, no tag and no other ribbon (letters of %d units)', (wanted) => {
    const ribbons = ribbonsOf(chart, names, wanted).map(({ size, ...each }) => ({ ...each, height: (30 * size) / 26 }));
    const things = [
      ...chart.jewels.map(({ space, sunburst }) => ({ ...middleOf(space), width: sunburst ? 60 : 40 })),
      ...chart.eventSpaces.flatMap(({ kind, space }) =>
        kind === 'plains' || kind === 'sea' ? [{ ...tagAt(space), width: 42, height: 30 }] : [],
      ),
    ].map((thing) => ({ height: thing.width, ...thing }));
    for (const ribbon of ribbons) {
      const touched = [...things, ...ribbons].filter(
        (other) =>
          other !== ribbon &&
          Math.abs(other.x - ribbon.x) * 2 < other.width + ribbon.width &&
          Math.abs(other.y - ribbon.y) * 2 < other.height + ribbon.height,
      );
      expect({ ribbon, touched }).toEqual({ ribbon, touched: [] });
      expect(ribbon.x - ribbon.width / 2).toBeGreaterThan(FRAME.x + 10);
    }
  });
});

/** Ada is about to walk with these dice, faces from 1, and stands here. */
function walking(at: string, faces: readonly number[], entered: readonly string[] = []): State {
  const { state } = setTable(2);
  const seat = state.active;
  state.players[seat]!.at = cellOf(at as (typeof SPACE_WORDS)[number]);
  state.agenda.push({ do: 'walk' });
  state.walk = { dice: faces.map((face) => face - 1), ways: 1, entered: 0 };
  for (const to of entered) {
    const cell = cellOf(to as (typeof SPACE_WORDS)[number]);
    const ways = waysAfter(world, state.walk, terrainAt(world, state, cell), wildTerrain(world, state, seat));
    state.walk = { ...state.walk, ways, entered: state.walk.entered + 1 };
    state.players[seat]!.at = cell;
  }
  return state;
}

describe('the spaces in reach (ID-53)', () => {
  test('are all that the rules allow, one space after the other', () => {
    const state = walking('i9', [1, 3, 6, 2, 4]);
    const seat = state.active;
    const found = new Map<number, number>();
    const visit = (now: State, depth: number): void => {
      const { at } = now.players[seat]!;
      const { walk } = now;
      for (const cell of chart.near[at]!) {
        const terrain = terrainAt(world, now, cell);
        if (terrain === SEA || walk === null) continue;
        const ways = waysAfter(world, walk, terrain, wildTerrain(world, now, seat));
        if (ways === 0) continue;
        found.set(cell, Math.min(depth, found.get(cell) ?? 99));
        const players = now.players.map((player, n) => (n === seat ? { ...player, at: cell } : player));
        visit({ ...now, players, walk: { ...walk, ways, entered: walk.entered + 1 } }, depth + 1);
      }
    };
    visit(state, 1);
    const reach = reachOf(world, state, seat);
    found.delete(cellOf('i9'));
    const lengths = new Map([...reach].map(([cell, way]) => [cell, way.steps.length]));
    expect(lengths).toEqual(found);
  });

  test('each way goes from space to space, and no die is spent twice', () => {
    const state = walking('i9', [1, 3, 6, 2, 4]);
    const wild = wildTerrain(world, state, state.active);
    for (const [cell, way] of reachOf(world, state, state.active)) {
      const cells = way.steps.map((step) => step.cell);
      expect(cells.at(-1)).toBe(cell);
      cells.reduce((from, to) => {
        expect(neighbours(from)).toContain(to);
        return to;
      }, cellOf('i9'));
      expect(new Set(diceOf(way)).size).toBe(way.steps.length);
      for (const { cell: entered, die } of way.steps) {
        const terrain = chart.terrain[entered]!;
        const face = world.faces[state.walk!.dice[die!]!]!;
        expect((face | wild) & (1 << terrain)).not.toBe(0);
      }
    }
  });

  test('dice are matched anew after every step: what was spent may turn out to be another die', () => {
    const plainsAndRoad = world.faces.findIndex((bits) => (bits & 3) === 3) + 1;
    const state = walking('i9', [plainsAndRoad, plainsAndRoad], ['h9']);
    expect(spentDice(state)).toHaveLength(1);
    for (const way of reachOf(world, state, state.active).values()) {
      expect(way.spent.length).toBe(1);
      expect(way.steps.map(({ die }) => die)).toEqual([1 - way.spent[0]!]);
    }
  });

  test('nothing is in reach before the dice are rolled', () => {
    const { state } = setTable(2);
    expect(reachOf(world, state, state.active).size).toBe(0);
    expect(diceAtHand(world, state, state.active)).toBe(5);
  });
});

describe('the view', () => {
  const box = { width: 390, height: 360 };

  test('shows the whole chart and no more', () => {
    const all = whole(box);
    expect(held({ ...all, width: all.width * 3 }, box)).toEqual(all);
  });

  test('comes no nearer than the largest hexes', () => {
    const near = zoomedBy(whole(box), box, 1000, { x: 195, y: 180 });
    expect(hexPixels(near, box)).toBeCloseTo(LARGEST);
  });

  test('keeps what lies under the pointer there while it is enlarged', () => {
    const first = centred(whole(box), box, middleOf(cellOf('i9')), 40);
    const at = { x: 120, y: 200 };
    const before = unitsAt(first, box, at);
    const after = unitsAt(zoomedBy(first, box, 1.3, at), box, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('stops outside the chart', () => {
    const near = centred(whole(box), box, middleOf(cellOf('i9')), 48);
    const moved = zoomedBy(near, box, 1, { x: 0, y: 0 }, { x: 9000, y: 9000 });
    expect(moved.x).toBe(-74);
    expect(moved.y).toBe(-180);
  });

  test('moves as little as needed to show a place, and not at all for one in sight', () => {
    const near = centred(whole(box), box, middleOf(cellOf('i9')), 48);
    expect(showing(near, box, middleOf(cellOf('i9')))).toEqual(near);
    const far = middleOf(cellOf('e12'));
    const shown = showing(near, box, far);
    expect(far.y - shown.y).toBeLessThan((shown.width * box.height) / box.width);
  });
});

describe('a voyage', () => {
  const box = { width: 874, height: 662 };
  const covered = { right: 332, foot: 0 };

  test('is seen with all its lanes beside the slip of the Captain', () => {
    const points = portsOf(chart).slice(-4);
    const pixels = fitting(points, box, covered, 44);
    const middle = { x: (points[0]!.x + points[1]!.x) / 2, y: points[0]!.y };
    const view = centred(whole(box), box, middle, pixels, covered);
    const free = unitsAt(view, box, { x: (box.width - covered.right) / 2, y: box.height / 2 });
    expect(pixels).toBeLessThanOrEqual(44);
    expect(hexPixels(view, box)).toBeGreaterThanOrEqual(Math.min(pixels, hexPixels(whole(box), box)));
    expect(free.x).toBeLessThan(unitsAt(view, box, { x: box.width / 2, y: 0 }).x);
  });

  test('of near ports comes no nearer than wanted', () => {
    expect(fitting([middleOf(cellOf('i9'))], box, covered, 44)).toBe(44);
  });
});

describe('the drawings', () => {
  const files = ['chart', 'signs', 'people', 'cards'].map((name) =>
    readFileSync(new URL(`../board/drawings/${name}.svg`, import.meta.url), 'utf8'),
  );
  const drawn = new Set(files.flatMap((svg) => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name!)));

  test('there is one of every town, Hero, Captain, Ally and Legendary Item', () => {
    const { heroes, captains, allies, legendary, chart: written } = world.content;
    const wanted = [
      ...written.towns.map(({ id }) => `town-${id}`),
      ...heroes.flatMap(({ id }) => [`hero-${id}`, `figure-${id}`]),
      ...captains.map(({ id }) => `captain-${id}`),
      ...allies.map(({ id }) => `ally-${id}`),
      ...legendary.map(({ id }) => `legend-${id}`),
    ];
    expect(wanted.filter((name) => !drawn.has(name))).toEqual([]);
  });

  test('they take every colour from where they are used', () => {
    for (const svg of files) expect(svg.match(/#[0-9a-f]{3,8}\b|rgb\(|hsl/gi)).toBeNull();
  });
});

describe.each([en, fr])('Heroes beside the names of towns', (things) => {
  const names = chart.ports.slice(0, chart.towns.length).map((id) => things[id]!.name);
  test.each([1, 2, 3])('cover none: %i of them', (count) => {
    const ribbons = ribbonsOf(chart, names, 26);
    const covered = chart.towns.flatMap((at, town) => {
      const { state } = setTable(3);
      for (const [seat, player] of state.players.entries())
        player.at = seat < count ? at : chart.towns[(town + 3) % 8]!;
      return heroPositions(world, state, { x: 0, y: 0 }, ribbons).filter(({ x, y }) =>
        ribbons.some((name) => Math.abs(name.x - x) * 2 < name.width + 40 && Math.abs(name.y - (y - 30)) * 2 < 56 + 28),
      );
    });
    expect(covered).toEqual([]);
  });
});

describe('what is touched on the chart', () => {
  const telling = { state: setTable(2).state, reader: 0, names: ['A', 'B'], content: world };
  const closed = { action: { act: 'lane', to: chart.ports[chart.towns.length]! }, why: { why: 'noCaptain' } } as const;

  test('an anchor that cannot be sailed to says why', () => {
    expect(targetsOf(telling, [closed]).get(CELLS)).toMatchObject({ action: undefined, why: { why: 'noCaptain' } });
  });

  const offered = ({ state }: Table) => {
    const actions: Action[] = [];
    offersTo(islandOfDread, state, 0, actions);
    return targetsOf(
      { ...telling, state },
      actions.map((action) => ({ action })),
    );
  };
  const play = (table: Table, { action, further }: Target): void => {
    for (const each of action === undefined ? [] : [action, ...further]) act(table, each as Play);
  };

  test('a space is gone to by all the spaces of its way in one path, and what lies there ends it', () => {
    const rolled = () => {
      const table = position({ A: { at: 'i9' }, chance: { moveDice: [1, 3, 6, 2] } });
      act(table, 'roll');
      return table;
    };
    const targets = [...offered(rolled()).values()].filter(({ way }) => way !== undefined);
    expect(Math.max(...targets.map(({ further }) => further.length))).toBeGreaterThan(1);
    for (const target of targets) {
      const table = rolled();
      const { way, further } = target;
      const halts = further.filter(({ act }) => act === 'halt');
      const isWorthIt = isInteresting({ content: world, state: table.state }, target.place);
      expect(halts.length).toBe(isWorthIt && way!.steps.length < table.state.walk!.dice.length ? 1 : 0);
      play(table, { ...target, further: further.filter(({ act }) => act !== 'halt') });
      expect(table.state.players[0]?.at).toBe(target.place);
      expect(halts.every(() => can(table, 'halt'))).toBe(true);
    }
    expect(targets.some(({ further }) => further.at(-1)?.act === 'halt')).toBe(true);
  });

  test('who could use a card on the way is not stopped', () => {
    const table = position({ A: { at: 'i9', items: ['teleportRune'] }, chance: { moveDice: [1, 3, 6, 2] } });
    act(table, 'roll');
    const isUsable = offers(table).some(({ act }) => act === 'use');
    const stops = [...offered(table).values()].some(({ further }) => further.at(-1)?.act === 'halt');
    expect(stops).toBe(!isUsable);
  });

  test('a lane is taken from the course on, without saying first that the voyage goes on (ID-197)', () => {
    const table = position({ from: 'turn', A: { at: 'S3', captain: 'dorrinWake', blue: 1, green: 1 } });
    expect(now(table)).toBe('course');
    const lanes = [...offered(table).values()].filter(({ lane }) => lane !== undefined);
    expect(lanes.map(({ lane }) => lane)).toEqual(lanes.map((_, n) => n + 1));
    expect(lanes.length).toBeGreaterThan(1);
    for (const { action, further } of lanes) {
      expect(action).toEqual({ act: 'sailOn' });
      const there = position({ from: 'turn', A: { at: 'S3', captain: 'dorrinWake', blue: 1, green: 1 } });
      act(there, 'sailOn');
      expect(offers(there)).toContainEqual(further[0]);
    }
  });

  test('a space to teleport to is reached by its row', () => {
    const table = position({ A: { at: 'i9', items: ['teleportRune'] }, chance: { testDice: [20] } });
    act(table, { act: 'use', card: 'teleportRune' });
    const target = offered(table).get(cellOf('j8'));
    expect(target).toMatchObject({ action: { act: 'row' }, further: [{ act: 'teleport', to: 'j8' }] });
    if (target !== undefined) play(table, target);
    expect(table.state.players[0]?.at).toBe(cellOf('j8'));
  });

  test('a town says why it cannot be walked to, and not that no ship goes there', () => {
    const lane = { ...closed, action: { act: 'lane', to: chart.ports[0]! } } as const;
    expect(targetsOf(telling, [lane]).get(chart.towns[0]!)).toBeUndefined();
  });
});
