import { SeatMark, Tool } from '@skerry/look';
import { type ChatLine, LONGEST_CHAT } from '@skerry/tables';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

/** From so few letters on, those that are left are counted. */
const FEW = 80;

export function Chat({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const lines = model.live.chat.value;
  const isMuted =
    model.playback.ownSeats.value.length > 0 &&
    model.playback.ownSeats.value.every((seat) => model.playback.seats.value[seat]?.muted);
  const seats = lines.filter(({ room }) => room === 'seats');
  const watchers = lines.filter(({ room }) => room === 'watchers');
  useEffect(() => {
    model.sheets.chatSeen.value = lines.length;
  }, [model, lines.length]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  const left = LONGEST_CHAT - text.length;
  const send = () => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    setText('');
    void model.acting.command({ do: 'chat', text: trimmed }).then((reply) => {
      if (reply.why !== undefined) setText(trimmed);
    });
  };
  return (
    <div class="chat">
      <div ref={list} class="chat-lines" role="log">
        {lines.length === 0 && <p class="hint">{words.chatEmpty}</p>}
        <Room model={model} lines={seats} />
        {watchers.length > 0 && (
          <>
            <h3 class="row log-turn">{words.chatWatchers}</h3>
            <Room model={model} lines={watchers} />
          </>
        )}
      </div>
      {isMuted ? (
        <p class="reason">{words.chatMuted}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <label class="visually-hidden" for="chat-text">
            {words.chatWrite}
          </label>
          <textarea
            id="chat-text"
            class="input"
            rows={2}
            maxLength={LONGEST_CHAT}
            placeholder={words.chatWrite}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          <Tool icon="send" label={words.chatSend} quiet onClick={send} />
          {left <= FEW && <small aria-live="polite">{words.chatLeft(left)}</small>}
        </form>
      )}
    </div>
  );
}

function Room({ model, lines }: { readonly model: TableModel; readonly lines: readonly ChatLine[] }) {
  const words = tableWords();
  return (
    <>
      {lines.map((line) => (
        <p key={`${line.at} ${line.name} ${line.text ?? JSON.stringify(line.gesture)}`} class="stack chat-line">
          {line.seat === undefined ? (
            <i class="chat-watcher" title={words.watches} />
          ) : (
            <SeatMark seat={line.seat} size={15} />
          )}
          <span>
            {isNamed(line) ? (
              <i>{model.together.lineOf(line)}</i>
            ) : (
              <>
                <b>{line.name}</b> {model.together.lineOf(line)}
              </>
            )}
          </span>
        </p>
      ))}
    </>
  );
}

/** Whether the words for it say who made it. */
const isNamed = ({ gesture }: ChatLine): boolean => gesture !== undefined && gesture.make !== 'say';
