import type { Seat } from '@skerry/engine';
import { Dialog, OfferButton, SeatMark, TextField } from '@skerry/look';
import { DEFAULT_LEVEL, LONGEST_NAME, type SeatInfo } from '@skerry/tables';
import { useState } from 'preact/hooks';
import { seatLink } from '../../live/api.ts';
import { soonLinkOrigin } from '../../live/link-origin.ts';
import { sayError } from '../../live/say-error.ts';
import { claimPage } from '../../routes.ts';
import { CopyField } from '../../sharing/copy-field.tsx';
import { refuse } from '../../shell/notices.ts';
import { clockFace } from '../later/clock.ts';
import { useTableTime } from '../later/seat-clock.tsx';
import { SeatState } from '../players/player-panels.tsx';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

export function PlayerSheet({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const words = tableWords();
  const { board } = model.game;
  const scene = model.acting.scene.value;
  const info = model.playback.seats.value[seat];
  const you = model.live.you.value;
  if (info === undefined || you === undefined) return null;
  const isMine = you.seats.includes(seat);
  const isOther = info.who === 'person' && !isMine;
  return (
    <Dialog title={info.name} closeLabel={words.close} onClose={() => model.sheets.open(undefined)}>
      <div class="player-sheet">
        <p class="row wrap player-line">
          <SeatMark seat={seat} size={24} hollow={info.who === 'person' && !info.here} />
          <span class="cap">{board.caption(scene, seat)}</span>
          {isMine && <small>{words.you}</small>}
          {info.host && <small>{words.host}</small>}
          {info.muted && <small>{words.muted}</small>}
          <SeatState info={info} />
        </p>
        <p>{board.about(scene, seat)}</p>
        <div>
          <board.Hand {...model.acting.boardProps.value} seat={seat} large={true} place="sheet" />
        </div>
        {isMine && <Rename model={model} seat={seat} name={info.name} />}
        {isMine && info.standIn && (
          <OfferButton
            label={words.takeBack}
            icon="person"
            onClick={() => void model.acting.command({ do: 'giveBack', seat })}
          />
        )}
        {isOther && you.host && !info.here && <ForAway model={model} seat={seat} info={info} />}
        {isOther && you.host && info.standIn && (
          <OfferButton
            label={words.giveBack(info.name)}
            icon="person"
            onClick={() => void model.acting.command({ do: 'giveBack', seat })}
          />
        )}
        {isOther && you.host && (
          <OfferButton
            label={info.muted ? words.unmute(info.name) : words.mute(info.name)}
            icon="chat"
            onClick={() => void model.acting.command({ do: 'mute', seat, muted: !info.muted })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ForAwayProps {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly info: SeatInfo;
}

/** The host's options for an absent player; greyed while they may only be reloading the page. */
function ForAway({ model, seat, info: { name, standIn, standInAt = 0 } }: ForAwayProps) {
  const words = tableWords();
  const [link, setLink] = useState<string>();
  const now = useTableTime(model, standInAt > (model.live.info.value?.now ?? 0));
  const why = standInAt > now ? words.standInSoon(clockFace(standInAt - now)) : undefined;
  const make = () =>
    seatLink(model.live.info.peek()?.id ?? '', seat).then(
      async ({ code }) => setLink(new URL(claimPage(code), (await soonLinkOrigin()).origin).href),
      (error) => refuse(sayError(error)),
    );
  return (
    <>
      {!standIn && (
        <OfferButton
          label={words.standIn(name)}
          detail={words.standInHow}
          why={why}
          icon="bot"
          onClick={() => why === undefined && void model.acting.command({ do: 'standIn', seat, level: DEFAULT_LEVEL })}
        />
      )}
      {link === undefined ? (
        <OfferButton
          label={words.newLink}
          detail={words.newLinkHow(name)}
          why={why}
          icon="link"
          onClick={() => why === undefined && void make()}
        />
      ) : (
        <CopyField label={words.newLink} hint={words.newLinkOnce(name)} text={link} />
      )}
    </>
  );
}

function Rename({ model, seat, name }: { readonly model: TableModel; readonly seat: Seat; readonly name: string }) {
  const words = tableWords();
  const [text, setText] = useState(name);
  const save = () => {
    if (text.trim() !== '' && text.trim() !== name)
      void model.acting.command({ do: 'rename', seat, name: text.trim() });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField label={words.rename} value={text} onInput={setText} maxLength={LONGEST_NAME} autocomplete="nickname">
        <OfferButton label={words.save} submit />
      </TextField>
    </form>
  );
}
