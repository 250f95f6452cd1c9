import { useEffect } from 'preact/hooks';
import { ChatBox } from '../../live/chat-box.tsx';
import type { TableModel } from '../table-model.ts';

export function Chat({ model }: { readonly model: TableModel }) {
  const lines = model.live.chat.value;
  const own = model.playback.ownSeats.value;
  useEffect(() => {
    model.sheets.chatSeen.value = lines.length;
  }, [model, lines.length]);
  return (
    <ChatBox
      lines={lines}
      isMuted={own.length > 0 && own.every((seat) => model.playback.seats.value[seat]?.muted)}
      say={model.together.lineOf}
      send={(text) => model.acting.command({ do: 'chat', text })}
    />
  );
}
