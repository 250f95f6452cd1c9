import type { Scene } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import type { Sort } from '../../text/sheets.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';
import { Strengths } from '../hand/strengths.tsx';
import { Vitals } from '../hand/vitals.tsx';

type IodScene = Pick<Scene<IslandOfDread>, 'telling' | 'text'>;

/** What sort of card it is: a Challenge that somebody has is a trophy. */
export function sortOf({ telling: { content } }: IodScene, card: number): Sort {
  const { id, kind } = content.cards[card]!;
  if (kind === 'ally' || kind === 'captain' || kind === 'legendary') return kind;
  return content.content.items.find((item) => item.id === id)?.type ?? 'trophy';
}

/** Heroes, Allies and Captains have values and are drawn in a ring. */
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

interface CardFaceProps extends IodScene {
  readonly card: number;
  /** Whose it is: the counters on a figure are shown. */
  readonly player?: Player | undefined;
  /** At the foot: a price, a state, a reason. */
  readonly children?: ComponentChildren;
}

/** A card of the market or of a player, with what it says. */
export function CardFace({ card, player, children, ...scene }: CardFaceProps) {
  const { telling, text } = scene;
  const { names, sheet } = wordsOf(text);
  const isFigure = isPerson(scene, card);
  const has = player !== undefined && (player.allies.includes(card) || player.captain === card);
  return (
    <>
      <span class="iod-face-picture" data-person={isFigure}>
        <CardPicture telling={telling} card={card} />
      </span>
      <b class="iod-face-name">{names.card(telling, card)}</b>
      <em class="iod-face-sort">{sheet.sorts[sortOf(scene, card)]}</em>
      {isFigure && <Strengths {...scene} figure={card} />}
      {has && <Vitals {...scene} player={player} figure={card} />}
      <span class="iod-face-text">{names.cardText(telling, card) ?? (isFigure ? sheet.noAbility : '')}</span>
      {children !== undefined && <span class="row wrap iod-face-foot">{children}</span>}
    </>
  );
}
