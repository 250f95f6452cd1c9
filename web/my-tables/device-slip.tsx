import { OfferButton, Slip } from '@skerry/look';
import { useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { myTablesWords } from '../words/my-tables.ts';

const DevicesDialog = lazy(() => import('./devices-dialog.tsx'));

export function DeviceSlip() {
  const { device: words } = myTablesWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Slip class="my-tables-device" title={words.title}>
      <p>{words.about}</p>
      <OfferButton icon="qr" label={words.show} onClick={() => setOpen(true)} />
      {isOpen && (
        <ErrorBoundary>
          <DevicesDialog onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </Slip>
  );
}
