import { cardsIn } from '@skerry/engine';
import { Explained, type PaneProps, SeatMark } from '@skerry/look';
import { CONSTANTS } from '../../content/constants.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';

type Props = PaneProps<Islebound>;

const BOXES = Array.from({ length: CONSTANTS.renownTrackTop }, (_, n) => n + 1);

/** The track with a mark per seat; seats not yet on it are before its start. */
export function RenownTrack({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { players } = telling.state;
  const marksAt = (box: number) => (
    <span class="wrap ib-marks">
      {players.map(
        ({ renown }, seat) =>
          renown === box && (
            <span key={seat} data-mark={seat} title={telling.names[seat]}>
              <SeatMark seat={seat} size={14} />
            </span>
          ),
      )}
    </span>
  );
  const standings = players.map(({ renown }, seat) => ({ name: telling.names[seat] ?? '', n: renown }));
  return (
    <div class="ib-renown-track" role="img" aria-label={words.track(standings)}>
      <span class="ib-box ib-off" data-box={0} title={words.offTrack}>
        {marksAt(0)}
      </span>
      {BOXES.map((box) => (
        <span key={box} class="ib-box" data-box={box} data-top={box === CONSTANTS.renownTrackTop}>
          <b>{box}</b>
          {marksAt(box)}
        </span>
      ))}
    </div>
  );
}

export function TokenStack({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { token, tokenPile } = telling.state;
  const left = cardsIn(tokenPile) + Number(token > 0);
  const reward = token > 0 ? wordsOf(text).names.token(telling, token) : words.noTokens;
  return (
    <Explained
      class="row ib-stock"
      label={token > 0 ? words.tokenWhole(reward, left) : words.noTokens}
      data={{ 'data-ib': 'token' }}
      slip={() => <p>{token > 0 ? words.tokenWhole(reward, left) : words.noTokens}</p>}
    >
      <span class="ib-thing">
        <Drawing name="token" />
      </span>
      <span>
        <b>{reward}</b>
        {token > 0 && <small class="fine">{words.tokensLeft(left)}</small>}
      </span>
    </Explained>
  );
}

export function TreasureMap({ telling, text }: Pick<Props, 'telling' | 'text'>) {
  const words = panelWordsOf(text);
  const { treasure } = telling.state;
  const hunt = treasure > 0 ? words.treasureWhole(treasure) : words.treasureEmpty(CONSTANTS.emptyMapCoins);
  return (
    <Explained class="row ib-stock" label={hunt} data={{ 'data-ib': 'treasure' }} slip={() => <p>{hunt}</p>}>
      <span class="ib-thing">
        <Drawing name="map" />
      </span>
      <span>
        <b>{words.things(treasure, 'coin')}</b>
        <small class="fine">{words.treasure}</small>
      </span>
    </Explained>
  );
}
