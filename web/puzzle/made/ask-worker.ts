import type { PuzzleNews, PuzzleOrder } from './worker.ts';

/** Asks the worker; `hear` gets what it finds, until the returned function stops it. */
export function askWorker(order: PuzzleOrder, hear: (news: PuzzleNews) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<PuzzleNews>) => hear(data);
  worker.onerror = () => hear({ say: 'failed' });
  worker.postMessage(order);
  return () => worker.terminate();
}
