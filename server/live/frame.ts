import type { Message } from '@skerry/tables';

/**
 * A text as one whole frame of a WebSocket from a server (RFC 6455, 5.2: final, text, unmasked). Made once, it goes to
 * every socket that is told the same.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** Of the messages that are being sent. */
const frames = new Map<Message, Buffer>();
const texts = new WeakMap<object, string>();

export const forgetFrames = (): void => frames.clear();

/** A message as a frame. What several clients are told is encoded once. */
export function frameOf(message: Message): Buffer {
  switch (message.say) {
    case 'news':
    case 'chat':
    case 'thinking': {
      const known = frames.get(message);
      if (known) return known;
      const frame = textFrame(JSON.stringify(message));
      frames.set(message, frame);
      return frame;
    }
    case 'info': {
      const { info, ...rest } = message;
      return textFrame(withParts(rest, { info }));
    }
    case 'welcome': {
      const { info, story, news, ...rest } = message;
      return textFrame(withParts(rest, { info, story, news }));
    }
    default:
      return textFrame(JSON.stringify(message));
  }
}

/** JSON of an object and of parts that it shares with others. */
function withParts(own: object, shared: { readonly [name: string]: object | undefined }): string {
  let text = JSON.stringify(own).slice(0, -1);
  for (const [name, part] of Object.entries(shared)) if (part) text += `,"${name}":${textOf(part)}`;
  return `${text}}`;
}

function textOf(part: object): string {
  let text = texts.get(part);
  if (text === undefined) {
    text = JSON.stringify(part);
    texts.set(part, text);
  }
  return text;
}
