import type { Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { DECKS, NONE } from '../../content/vocabulary.ts';
import { CELLS, SPACE_WORDS } from '../../content/world.ts';
import { tileAt } from '../../outlook/land.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import type { SpaceOutlook } from '../../text/chart.ts';

type IodScene = Scene<IslandOfDread>;
/** A space's chance with the player's dice. */
type Chance = Pick<SpaceOutlook, 'dice' | 'why'>;
const NO_CHANCE: Chance = { dice: undefined, why: undefined };

export function outlookOf({ telling, text }: IodScene, cell: number, { dice, why }: Chance = NO_CHANCE): SpaceOutlook {
  const { content, state } = telling;
  const { chart } = content;
  const { names } = wordsOf(text);
  const jewel = chart.jewels[chart.jewelAt[cell]!];
  const place = state.trackAt.findIndex((at, n) => at === cell && state.track[n] !== NONE);
  return {
    name: names.ground(telling, SPACE_WORDS[cell]!),
    jewel: jewel === undefined ? undefined : DECKS[jewel.deck],
    isPresent: jewel !== undefined && state.jewels[chart.jewelAt[cell]!] === 1,
    sunburst: jewel?.sunburst ?? false,
    undefeated: place < 0 ? undefined : names.card(telling, state.track[place]!),
    tile: tileAt(telling, cell),
    heroes: heroesAt({ telling }, cell),
    dice,
    why,
  };
}

/** Sentences in a fixed order. */
export const aboutSpace = (scene: IodScene, cell: number, chance: Chance = NO_CHANCE): string =>
  wordsOf(scene.text).space(scene.telling, outlookOf(scene, cell, chance));

/** An anchor, its lanes and the Heroes there. */
export function aboutAnchor({ telling, text }: IodScene, place: number): { name: string; lines: readonly string[] } {
  const { chart } = telling.content;
  const { names, anchor } = wordsOf(text);
  const port = chart.towns.length + place - CELLS;
  const name = names.named(telling, chart.ports[port]!);
  const lanes = chart.legs[port]!.map(({ to }) => names.named(telling, chart.ports[to]!));
  return { name, lines: [anchor(telling, { name, lanes, heroes: heroesAt({ telling }, place) })] };
}

export const heroesAt = ({ telling: { state } }: Pick<IodScene, 'telling'>, at: number): Seat[] =>
  state.players.flatMap((player, seat) => (player.at === at ? [seat] : []));

/** The table in sentences under headings: each island with its contents, then the anchors. */
export function describe(scene: IodScene): { heading: string; lines: readonly string[] }[] {
  const { telling, text } = scene;
  const { chart, content } = telling.content;
  const { names, anchors } = wordsOf(text);
  return [
    ...content.chart.landmasses.map((landmass, n) => ({
      heading: names.named(telling, landmass),
      lines: chart.spaces.filter((cell) => chart.landmass[cell] === n).map((cell) => aboutSpace(scene, cell)),
    })),
    { heading: anchors, lines: chart.anchors.flatMap((_, n) => aboutAnchor(scene, CELLS + n).lines) },
  ];
}
