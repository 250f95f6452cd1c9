import { Dialog } from '@skerry/look';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { keysWords } from './keys-words.ts';

export function KeysSheet({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  return (
    <Dialog title={words.keys} closeLabel={words.close} onClose={() => model.sheets.open(undefined)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus, and there is nothing else to have it. */}
      <div tabIndex={0}>
        <dl class="keys">
          {Object.entries(keysWords()).map(([key, [pressed, does]]) => (
            <div key={key}>
              <dt>
                <kbd>{pressed}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
