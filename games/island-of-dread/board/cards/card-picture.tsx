import type { Scene } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import type { Sort } from '../../text/sheets.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';

type IodScene = Pick<Scene<IslandOfDread>, 'telling' | 'text'>;

/** A Challenge in a player's possession is a trophy. */
export function sortOf({ telling: { content } }: IodScene, card: number): Sort {
  const { id, kind } = content.cards[card]!;
  if (kind === 'ally' || kind === 'captain' || kind === 'legendary') return kind;
  return content.content.items.find((item) => item.id === id)?.type ?? 'trophy';
}

export const isPerson = ({ telling: { content } }: Pick<IodScene, 'telling'>, card: number): boolean =>
  ['hero', 'ally', 'captain'].includes(content.cards[card]!.kind);

/** "Lucky Half-Crown, Artefact, face down". */
export function nameOf(scene: IodScene, card: number, isDown = false): string {
  const { names, sheet } = wordsOf(scene.text);
  return sheet.thing(names.card(scene.telling, card), sheet.sorts[sortOf(scene, card)], isDown);
}

export function CardPicture({ telling, card }: Pick<IodScene, 'telling'> & { readonly card: number }) {
  return <Drawing name={pictureOf(telling.content.cards[card]!)} />;
}
