import { OfferButton } from '@skerry/look';
import type { TableModel } from '../table/table-model.ts';
import { whyNotGoOn } from './why-not.ts';
import { goOnWords } from './words.ts';

/** Leads from the moment that is shown to a table, a study or a position. */
export function GoOnOffer({ model }: { readonly model: TableModel }) {
  const words = goOnWords();
  const why = whyNotGoOn(model);
  return (
    <OfferButton
      name="go-on"
      label={words.goOn}
      icon="fork"
      hotkey="G"
      why={why && words.whyNot[why]}
      onClick={() => why === undefined && model.sheets.open({ kind: 'goOn' })}
    />
  );
}
