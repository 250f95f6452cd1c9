import { Slip } from '@skerry/look';
import { ChatBox } from '../live/chat-box.tsx';
import type { LiveTable } from '../live/table/live-table.ts';
import { refuse } from '../shell/notices.ts';
import { tableWords } from '../table/words.ts';

export function LobbyChat({ table }: { readonly table: LiveTable }) {
  const { seats = [] } = table.info.value ?? {};
  const own = table.you.value?.seats ?? [];
  const send = async (text: string) => {
    const reply = await table.command({ do: 'chat', text });
    if (reply.why !== undefined) refuse(reply.sentence);
    return reply;
  };
  return (
    <Slip class="lobby-slip lobby-chat" title={tableWords().chat}>
      <ChatBox
        lines={table.chat.value}
        isMuted={own.every((seat) => seats[seat]?.muted)}
        say={({ text = '' }) => text}
        send={send}
      />
    </Slip>
  );
}
