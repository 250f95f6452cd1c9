/** Parts of the table that the first move does not need: they come together, when there is time or when the first of them is shown. */
import { fetched } from '@skerry/look';
import type { ComponentType } from 'preact';
import type { TableModel } from './table-model.ts';
import { whenOnline } from './when-online.ts';

const part = (load: () => Promise<ComponentType<{ readonly model: TableModel }>>) => fetched(() => whenOnline(load));

export const Chat = part(async () => (await import('./later/chat.tsx')).Chat);
export const HintSlip = part(async () => (await import('../hint/later/slip.tsx')).HintSlip);
export const Log = part(async () => (await import('./later/log.tsx')).Log);
export const NextTables = part(async () => (await import('./later/next-tables.tsx')).NextTables);
export const NextTool = part(async () => (await import('./later/next-tables.tsx')).NextTool);
export const OverOffers = part(async () => (await import('./later/over-offers.tsx')).OverOffers);
export const Pointers = part(async () => (await import('./later/pointers.tsx')).Pointers);
export const ProposalSlip = part(async () => (await import('./later/proposal-slip.tsx')).ProposalSlip);
export const ReplaySlip = part(async () => (await import('./later/replay-slip.tsx')).ReplaySlip);
export const SinceNumbers = part(async () => (await import('./later/since-numbers.tsx')).SinceNumbers);
