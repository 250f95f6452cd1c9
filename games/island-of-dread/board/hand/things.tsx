import { type BoardProps, Explained, fetched } from '@skerry/look';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { CardPicture, isPerson, nameOf } from '../cards/card-picture.tsx';
import type { ThingSlipProps } from '../later/cards/thing-slip.tsx';

const ThingSlip = fetched<ThingSlipProps>(async () => (await import('../later/cards/thing-slip.tsx')).ThingSlip);

interface ThingProps extends Pick<BoardProps<IslandOfDread>, 'telling' | 'text' | 'choices' | 'answer'> {
  readonly card: number;
  readonly player: Player;
}

/** Questions about one's own card. */
const askedAbout = ({ choices, card }: ThingProps) =>
  choices.filter(({ action, why }) => {
    const { act, ...named } = action;
    return (
      why === undefined && act !== 'attack' && NAMING.some((field) => field in named && named[field as never] === card)
    );
  });
const NAMING = ['card', 'item', 'figure', 'captain'];

/** A small card that explains itself at a touch, and is chosen there when asked for. */
export function Thing(props: ThingProps) {
  const { card, player, ...scene } = props;
  const { telling } = scene;
  const asked =
    telling.reader !== undefined && telling.state.players[telling.reader] === player ? askedAbout(props) : [];
  const isDown = player.down.includes(card);
  return (
    <Explained
      class="iod-thing"
      label={nameOf(scene, card, isDown)}
      data={{
        'data-asked': asked.length > 0,
        'data-person': isPerson(scene, card),
        'data-down': isDown,
        'data-card': card,
      }}
      slip={() => <ThingSlip {...props} asked={asked} />}
    >
      <CardPicture telling={scene.telling} card={card} />
    </Explained>
  );
}
