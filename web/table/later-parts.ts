/**
 * Parts of the table that the first move does not need: one chunk, loaded when idle or when the first of them is shown.
 */
import type { Seat } from '@skerry/engine';
import { comingLater, fetched } from '@skerry/look';
import type { ComponentType } from 'preact';
import { learnGoOnWords } from '../go-on/words.ts';
import { learnAdviceWords } from '../hint/words.ts';
import type { TableModel } from './table-model.ts';
import { whenOnline } from './when-online.ts';

const part = <P extends object = object>(load: () => Promise<ComponentType<P & { readonly model: TableModel }>>) =>
  fetched(() => whenOnline(load));

export const ActionList = part(async () => (await import('./later/action-list.tsx')).ActionList);
export const Chat = part(async () => (await import('./later/chat.tsx')).Chat);
const hintParts = async () => (await Promise.all([import('../hint/later/slip.tsx'), learnAdviceWords()]))[0];
export const HintRows = fetched(() => whenOnline(async () => (await hintParts()).HintRows));
export const HintSlip = part(async () => (await hintParts()).HintSlip);
export const Log = part(async () => (await import('./later/log.tsx')).Log);
export const NextTables = part(async () => (await import('./later/next-tables.tsx')).NextTables);
export const NextTool = part(async () => (await import('./later/next-tables.tsx')).NextTool);
export const OverOffers = part(async () => (await import('./later/over-offers.tsx')).OverOffers);
export const Pointers = part(async () => (await import('./later/pointers.tsx')).Pointers);
export const PointList = part(async () => (await import('./later/action-list.tsx')).PointList);
export const ProposalSlip = part(async () => (await import('./later/proposal-slip.tsx')).ProposalSlip);
export const ReplaySlip = part(async () => {
  const [{ ReplaySlip }] = await Promise.all([import('./later/replay-slip.tsx'), learnGoOnWords()]);
  return ReplaySlip;
});
export const SeatClock = part<{ readonly seat: Seat }>(async () => (await import('./later/seat-clock.tsx')).SeatClock);
export const SinceMarks = part(async () => (await import('./later/since-marks.tsx')).SinceMarks);
export const SinceInLog = part(async () => (await import('./later/since-strip.tsx')).SinceInLog);
export const SinceStrip = part(async () => (await import('./later/since-strip.tsx')).SinceStrip);
export const SinceTool = part(async () => (await import('./later/since-strip.tsx')).SinceTool);

/** Notices about absences, and summaries of turns. */
export const told = comingLater(() => whenOnline(() => import('./later/summaries.ts')));
