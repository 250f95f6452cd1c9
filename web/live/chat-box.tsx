import './chat-box.css';
import { SeatMark, Tool } from '@skerry/look';
import { type ChatLine, LONGEST_CHAT } from '@skerry/tables';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { tableWords } from '../table/words.ts';
import type { Reply } from './table/live-table.ts';

/** From this many letters left on, they are counted. */
const FEW = 80;

export interface ChatBoxProps {
  readonly lines: readonly ChatLine[];
  readonly isMuted: boolean;
  readonly say: (line: ChatLine) => string;
  readonly send: (text: string) => Promise<Reply>;
}

export function ChatBox({ lines, isMuted, say, send }: ChatBoxProps) {
  const words = tableWords();
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const seats = lines.filter(({ room }) => room === 'seats');
  const watchers = lines.filter(({ room }) => room === 'watchers');
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  const left = LONGEST_CHAT - text.length;
  const submit = () => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    setText('');
    void send(trimmed).then((reply) => {
      if (reply.why !== undefined) setText(trimmed);
    });
  };
  return (
    <div class="chat">
      <div ref={list} class="chat-lines" role="log">
        {lines.length === 0 && <p class="hint">{words.chatEmpty}</p>}
        <ChatLines lines={seats} say={say} />
        {watchers.length > 0 && (
          <>
            <h3 class="row log-turn">{words.chatWatchers}</h3>
            <ChatLines lines={watchers} say={say} />
          </>
        )}
      </div>
      {isMuted ? (
        <p class="reason">{words.chatMuted}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
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
              submit();
            }}
          />
          <Tool icon="send" label={words.chatSend} quiet onClick={submit} />
          {left <= FEW && <small aria-live="polite">{words.chatLeft(left)}</small>}
        </form>
      )}
    </div>
  );
}

function ChatLines({ lines, say }: Pick<ChatBoxProps, 'lines' | 'say'>) {
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
              <i>{say(line)}</i>
            ) : (
              <>
                <b>{line.name}</b> {say(line)}
              </>
            )}
          </span>
        </p>
      ))}
    </>
  );
}

const isNamed = ({ gesture }: ChatLine): boolean => gesture !== undefined && gesture.make !== 'say';
