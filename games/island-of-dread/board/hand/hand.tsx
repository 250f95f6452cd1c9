import { fetched, type HandProps } from '@skerry/look';
import { NONE } from '../../content/vocabulary.ts';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import type { OwnedProps } from '../later/cards/owned-card.tsx';
import { Experience, Maps } from './experience.tsx';
import { Strengths } from './strengths.tsx';
import { Thing } from './things.tsx';
import { Vitals, VitalsInFigures } from './vitals.tsx';

const HeroSheet = fetched<OwnedProps>(async () => (await import('../later/hero/hero-sheet.tsx')).HeroSheet);

/** With more seats than this the other seats' slips shrink to a line. */
const FEW = 3;

/** A seat's possessions: the whole Hero under a tab or in a sheet, a slip in the rail, a line among many seats. */
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

interface InHand extends Pick<HandProps<IslandOfDread>, 'telling' | 'text' | 'choices' | 'answer'> {
  readonly player: Player;
}

function SeatSlip({ telling, text, choices, answer, seat }: HandProps<IslandOfDread>) {
  const player = telling.state.players[seat]!;
  const scene = { telling, text, choices, answer, player };
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

const Place = ({ telling, text, player }: InHand) => (
  <span class="iod-place cap">{wordsOf(text).names.place(telling, player.at)}</span>
);

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

function HeroLine({ telling, text, choices, answer, seat }: HandProps<IslandOfDread>) {
  const player = telling.state.players[seat]!;
  const scene = { telling, text, choices, answer, player };
  return (
    <span class="row wrap iod-line">
      <VitalsInFigures {...scene} figure={player.hero} />
      <Maps {...scene} />
      <Bag {...scene} />
    </span>
  );
}
