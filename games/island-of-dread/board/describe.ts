import type { Scene } from '@skerry/look';
import { DECKS } from '../content/vocabulary.ts';
import { CELLS, SPACE_WORDS } from '../content/world.ts';
import { tileOn } from '../rules/spaces.ts';
import { NONE } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import type { SpaceOutlook } from '../text/chart.ts';

type IodScene = Scene<IslandOfDread>;

/** A land space in a sentence, always in the same order. */
export function aboutSpace(
  { telling, text }: IodScene,
  cell: number,
  { dice, why }: Pick<SpaceOutlook, 'dice' | 'why'> = { dice: undefined, why: undefined },
): string {
  const { content, state } = telling;
  const { chart } = content;
  const words = wordsOf(text);
  const jewel = chart.jewels[chart.jewelAt[cell]!];
  const eventSpace = chart.eventAt[cell]!;
  const place = state.trackAt.findIndex((at, n) => at === cell && state.track[n] !== NONE);
  return words.space(telling, {
    name: words.names.ground(telling, SPACE_WORDS[cell]!),
    jewel: jewel === undefined ? undefined : DECKS[jewel.deck],
    isPresent: jewel !== undefined && state.jewels[chart.jewelAt[cell]!] === 1,
    sunburst: jewel?.sunburst ?? false,
    undefeated: place < 0 ? undefined : words.names.card(telling, state.track[place]!),
    tile: eventSpace === NONE || tileOn(state, eventSpace) === NONE ? undefined : chart.eventSpaces[eventSpace]!.kind,
    heroes: heroesAt({ telling }, cell),
    dice,
    why,
  });
}

export const heroesAt = ({ telling: { state } }: Pick<IodScene, 'telling'>, at: number): number[] =>
  state.players.flatMap((player, seat) => (player.at === at ? [seat] : []));

/** The table in sentences, grouped under headings. */
export function describe(scene: IodScene): { heading: string; lines: readonly string[] }[] {
  const { telling, text } = scene;
  const { chart } = telling.content;
  const { names, anchor } = wordsOf(text);
  const ports = chart.ports.slice(chart.towns.length);
  return [
    { heading: names.named(telling, 'cerridorSea'), lines: chart.spaces.map((cell) => aboutSpace(scene, cell)) },
    {
      heading: names.named(telling, 'weepingReach'),
      lines: ports.map((port, n) =>
        anchor(telling, {
          name: names.named(telling, port),
          lanes: chart.legs[chart.towns.length + n]!.map(({ to }) => names.named(telling, chart.ports[to]!)),
          heroes: heroesAt(scene, CELLS + n),
        }),
      ),
    },
  ];
}
