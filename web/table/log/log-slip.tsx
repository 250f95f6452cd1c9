import { signal } from '@preact/signals';
import { Chat, Log, SinceInLog } from '../later-parts.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

/** The right rail, below the instruments. */
export const railShows = signal<'log' | 'chat'>('log');

export function LogSlip({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const isChat = railShows.value === 'chat' && !model.local;
  return (
    <section class="column slip table-log" aria-label={isChat ? words.chat : words.log}>
      {!isChat && <SinceInLog model={model} />}
      <header class="panel-head">
        <h2>{isChat ? words.chat : words.log}</h2>
        {!isChat && <small>{words.newestBelow}</small>}
        {isChat && (
          <button
            class="tool rail-switch"
            type="button"
            onClick={() => {
              railShows.value = 'log';
            }}
          >
            {words.log}
          </button>
        )}
      </header>
      {isChat ? <Chat model={model} /> : <Log model={model} />}
    </section>
  );
}
