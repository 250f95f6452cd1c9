import type { Seat } from '@skerry/engine';
import {
  ATTRIBUTES,
  COLUMNS,
  DECKS,
  MAP_COLOURS,
  NONE,
  ROWS,
  TERRAIN_LETTERS,
  TERRAINS,
} from '../content/vocabulary.ts';
import { CELLS, SEA } from '../content/world.ts';
import { foeOf, opposedBy } from '../outlook/fight.ts';
import type { Action } from '../rules/actions.ts';
import { attributeOf, countersOn, lifeOf, staminaOf } from '../rules/figures.ts';
import { terrainAt, townAt } from '../rules/spaces.ts';
import type { Player } from '../rules/state.ts';
import { pricesOf, type TextContext } from './context.ts';
import * as english from './en/grammar.ts';
import { sketch as en } from './en/sketch.ts';
import * as french from './fr/grammar.ts';
import { sketch as fr } from './fr/sketch.ts';

/** The chart around the active Hero, and the Heroes' possessions, in letters for a terminal. */
export const sketch = {
  en: sketches(english, en),
  fr: sketches(french, fr),
};

export interface SketchWords {
  readonly colon: string;
  readonly round: string;
  readonly event: string;
  readonly doom: string;
  readonly legend: string;
  readonly dice: string;
  readonly fight: string;
  readonly life: string;
  readonly stamina: string;
  readonly points: string;
  readonly counters: string;
  readonly items: string;
  readonly allies: string;
  readonly captain: string;
  readonly loan: string;
  readonly legendary: string;
  readonly trophies: string;
  readonly sale: string;
  readonly hire: string;
  readonly nothing: string;
}

/** Rows and columns drawn on each side of the Hero. */
const ROWS_AROUND = 4;
const COLUMNS_AROUND = 7;

type Speech = Pick<typeof english, 'names' | 'gold' | 'maps' | 'ATTRIBUTE_NAMES' | 'PHASE_LABELS'>;

function sketches(speech: Speech, words: SketchWords) {
  const { names, gold, maps, ATTRIBUTE_NAMES, PHASE_LABELS } = speech;
  const nameOf = ({ names: people }: TextContext, seat: Seat): string => people[seat] ?? `${seat + 1}`;
  const line = (label: string, parts: readonly string[]): string[] =>
    parts.length === 0 ? [] : [`${label}${words.colon}${parts.join(', ')}`];

  const head = (context: TextContext): string => {
    const { state } = context;
    return [
      `${words.round} ${state.round}`,
      ...(state.event === NONE ? [] : [`${words.event}${words.colon}${names.card(context, state.event)}`]),
      ...(state.doom ? [`${words.doom} ${state.doomCounters}`] : []),
    ].join(' · ');
  };

  /** Three letters for the space, one for a Hero. */
  function cell(context: TextContext, at: number): string {
    const { state, content } = context;
    const { chart } = content;
    const anchor = chart.anchors.indexOf(at);
    const here = anchor < 0 ? at : CELLS + anchor;
    const heroes = state.players.flatMap((player, seat) => (player.at === here ? [seat] : []));
    const hero = heroes.length > 1 ? '+' : heroes.map((seat) => nameOf(context, seat).charAt(0)).join('');
    const what = anchor < 0 ? ground(context, at) : chart.ports[chart.towns.length + anchor]!;
    return what.padEnd(3) + hero.padEnd(1);
  }

  function ground({ state, content }: TextContext, at: number): string {
    const terrain = terrainAt(content, state, at);
    if (terrain === SEA) return ' ~';
    const jewel = content.chart.jewelAt[at]!;
    const place = state.trackAt.findIndex((space, n) => space === at && state.track[n] !== NONE);
    const colour = jewel >= 0 && state.jewels[jewel] === 1 ? DECKS[content.chart.jewels[jewel]!.deck]!.charAt(0) : '';
    return TERRAIN_LETTERS.charAt(terrain) + (place < 0 ? colour : `${colour}${place + 1}`);
  }

  /** The chart around a Hero; empty on the Island. */
  function chart(context: TextContext): string[] {
    const { state, content } = context;
    const { at } = state.players[state.active]!;
    if (at < 0) return [];
    const middle = at < CELLS ? at : content.chart.anchors[at - CELLS]!;
    const span = (from: number, around: number, count: number): number[] => {
      const start = Math.max(0, Math.min(from - around, count - 2 * around - 1));
      return Array.from({ length: Math.min(count, 2 * around + 1) }, (_, n) => start + n);
    };
    const rows = span(Math.floor(middle / COLUMNS), ROWS_AROUND, ROWS);
    const columns = span(middle % COLUMNS, COLUMNS_AROUND, COLUMNS);
    const towns = content.chart.towns.flatMap((space, town) =>
      rows.includes(Math.floor(space / COLUMNS)) && columns.includes(space % COLUMNS)
        ? [
            `${String.fromCharCode(97 + (space % COLUMNS))}${Math.floor(space / COLUMNS)} ${names.named(context, content.chart.ports[town]!)}`,
          ]
        : [],
    );
    return [
      `    ${columns.map((column) => String.fromCharCode(97 + column).padEnd(4)).join('')}`.trimEnd(),
      ...rows.map((row) => {
        const drawn = columns.map((column) => cell(context, row * COLUMNS + column)).join('');
        return `${String(row).padStart(2)}  ${row % 2 === 0 ? '' : '  '}${drawn}`.trimEnd();
      }),
      TERRAINS.map((terrain, n) => `${TERRAIN_LETTERS.charAt(n)} ${names.named(context, terrain).toLowerCase()}`).join(
        ', ',
      ),
      words.legend,
      ...(towns.length === 0 ? [] : [towns.join(', ')]),
    ];
  }

  /** "4/6": Life or Stamina left. */
  const figure = (context: TextContext, player: Player, card: number): string => {
    const life = lifeOf(context.content, player, card);
    const stamina = staminaOf(context.content, player, card);
    const left = [life - countersOn(player, card, 'wound'), stamina - countersOn(player, card, 'exhaustion')];
    return `${words.life} ${left[0]}/${life}, ${words.stamina} ${left[1]}/${stamina}`;
  };

  const values = (context: TextContext, player: Player): string =>
    ATTRIBUTES.map((attribute, n) => {
      const damage = context.content.cards[player.hero]!.damages[n]!;
      return `${ATTRIBUTE_NAMES[attribute]} ${attributeOf(context.content, player, n)}/${damage}`;
    }).join(', ');

  function sheet(context: TextContext, seat: Seat): string[] {
    const player = context.state.players[seat]!;
    const { hero, allies, captain, items, legendary, trophies, down } = player;
    const card = (number: number): string => names.card(context, number) + (down.includes(number) ? ' (–)' : '');
    const withCounters = (number: number): string => `${card(number)} (${figure(context, player, number)})`;
    const trained = player.trained.reduce((sum, n) => sum + n, 0);
    const carried = MAP_COLOURS.flatMap((colour) => (player[colour] > 0 ? [maps(player[colour], colour)] : []));
    return [
      `${nameOf(context, seat)}${words.colon}${names.card(context, hero)}, ${names.place(context, player.at)}`,
      ...[
        `${figure(context, player, hero)} · ${values(context, player)}`,
        [gold(player.gold), `${words.points} ${player.points}`, `${words.counters} ${trained}`, ...carried].join(', '),
        ...line(words.items, items.map(card)),
        ...line(words.allies, allies.map(withCounters)),
        ...(captain === NONE
          ? []
          : line(words.captain, [withCounters(captain) + (player.loan ? ` (${words.loan})` : '')])),
        ...line(words.legendary, legendary.map(card)),
        ...line(words.trophies, trophies.map(card)),
      ].map((each) => `  ${each}`),
    ];
  }

  function dice(context: TextContext): string[] {
    const { walk } = context.state;
    if (walk === null) return [];
    const faces = walk.dice.map((face) =>
      (context.content.content.numbers.movementDie[face] ?? [])
        .map((terrain) => names.named(context, terrain).toLowerCase())
        .join('/'),
    );
    return [`${words.dice}${words.colon}${faces.join(' | ')}`];
  }

  function fight(context: TextContext): string[] {
    const foe = foeOf(context);
    if (foe === undefined) return [];
    const { card, life, left } = foe;
    const phases = opposedBy(context).map(({ phase, value, damage }) => `${PHASE_LABELS[phase]} ${value}/${damage}`);
    return [
      `${words.fight}${words.colon}${names.card(context, card)}, ${phases.join(', ')}, ${words.life} ${left}/${life}`,
      ...[names.cardText(context, card) ?? []].flat().map((text) => `  ${text}`),
    ];
  }

  function market(context: TextContext): string[] {
    const { state, content } = context;
    const town = townAt(content, state, state.players[state.active]!.at);
    if (town === NONE) return [];
    const { buy, hire } = pricesOf(context);
    const sale = state.stacks[town]!.map((card) => `${names.card(context, card)} ${buy(card)}`);
    const captains = state.captains[town]!.map((card) => `${names.card(context, card)} ${hire(card)}`);
    return [
      `${names.named(context, content.chart.ports[town]!)} · ${words.sale}${words.colon}${sale.join(', ') || words.nothing}`,
      ...line(`  ${words.hire}`, captains),
    ];
  }

  const small = (context: TextContext): string => {
    const people = context.state.players.map((player, seat) => {
      const where = names.place(context, player.at);
      const trained = player.trained.reduce((sum, n) => sum + n, 0);
      return `${nameOf(context, seat).padEnd(10)} ${where.padEnd(22)} ${figure(context, player, player.hero)}, ${gold(player.gold)}, ${words.counters} ${trained}`;
    });
    return [head(context), ...people, ...fight(context)].join('\n');
  };

  const large = (context: TextContext): string =>
    [
      head(context),
      ...chart(context),
      ...context.state.players.flatMap((_, seat) => sheet(context, seat)),
      ...market(context),
      ...fight(context),
      ...dice(context),
    ].join('\n');

  /** Columns and rows are beside the chart. */
  const where = (action: Action, context: TextContext): string | undefined => {
    if (!('to' in action) || action.act === 'lane') return undefined;
    return names.space(context, action.to) === action.to ? action.to : undefined;
  };

  return { small, large, where };
}
