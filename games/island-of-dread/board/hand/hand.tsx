import type { HandProps } from '@skerry/look';
import { NONE } from '../../content/vocabulary.ts';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { CardPicture } from '../cards/card-face.tsx';
import { Experience, Maps } from './experience.tsx';
import { HeroSheet } from './hero-sheet.tsx';
import { Strengths } from './strengths.tsx';
import { Thing } from './things.tsx';
import { Vitals, VitalsInFigures } from './vitals.tsx';

/** With more seats than this the slips of the others shrink to a line. */
const FEW = 3;

/** What a player has: under a tab and in a sheet of its own the whole Hero, in the rail a slip, among many a line. */
export function Hand(props: HandProps<IslandOfDread>) {
  const { seat, large, place } = props;
  const isWhole = place === 'sheet' || (place === 'tab' && large);
  const isLine = !large && place === 'rail' && props.telling.state.seats > FEW;
  return (
    <div class="stack iod-hand" data-place={place} data-iod={`hand-${seat}`}>
      {isWhole ? <HeroSheet {...props} seat={seat} /> : isLine ? <HeroLine {...props} /> : <SeatSlip {...props} />}
    </div>
  );
}

interface InHand extends Pick<HandProps<IslandOfDread>, 'telling' | 'text'> {
  readonly player: Player;
}

function SeatSlip({ telling, text, seat }: HandProps<IslandOfDread>) {
  const player = telling.state.players[seat]!;
  const scene = { telling, text, player };
  return (
    <>
      <span class="row iod-who">
        <span class="iod-portrait">
          <CardPicture telling={telling} card={player.hero} />
        </span>
        <span class="grow stack iod-who-values">
          <Place {...scene} />
          <Strengths {...scene} figure={player.hero} />
          <Vitals {...scene} figure={player.hero} />
        </span>
      </span>
      <Bag {...scene} />
      <Experience {...scene} />
    </>
  );
}

/** Where the Hero is. */
const Place = ({ telling, text, player }: InHand) => (
  <span class="iod-place cap">{wordsOf(text).names.place(telling, player.at)}</span>
);

/** The cards in front of a player. */
function Bag({ player, ...scene }: InHand) {
  const cards = [
    ...player.items,
    ...player.allies,
    ...(player.captain === NONE ? [] : [player.captain]),
    ...player.legendary,
    ...player.trophies,
  ];
  if (cards.length === 0) return <span class="wrap iod-bag iod-none">{wordsOf(scene.text).sheet.nothing}</span>;
  return (
    <span class="wrap iod-bag">
      {cards.map((card) => (
        <Thing key={card} {...scene} card={card} player={player} />
      ))}
    </span>
  );
}

function HeroLine({ telling, text, seat }: HandProps<IslandOfDread>) {
  const player = telling.state.players[seat]!;
  const scene = { telling, text, player };
  return (
    <span class="row wrap iod-line">
      <VitalsInFigures {...scene} figure={player.hero} />
      <Maps {...scene} />
      <Bag {...scene} />
    </span>
  );
}
