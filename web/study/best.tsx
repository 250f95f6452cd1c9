import { OfferButton } from '@skerry/look';
import { HintSlip } from '../table/later-parts.ts';
import type { TableModel } from '../table/table-model.ts';
import { studyWords } from './words.ts';

/** The best moves from the position that is shown, once somebody asks. */
export function BestSlip({ model }: { readonly model: TableModel }) {
  if (model.acting.act.value === undefined || model.playback.outcome.value !== undefined) return null;
  if (model.hints.isOpen.value) return <HintSlip model={model} />;
  return (
    <section class="slip study-best">
      <OfferButton icon="hint" label={studyWords().best} onClick={model.hints.toggle} />
    </section>
  );
}
