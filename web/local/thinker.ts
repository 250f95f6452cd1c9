import { type StartWorker, Thinker } from '@skerry/bots';

/** In a worker of its own, so that the host stays responsive. */
const inWorker: StartWorker = (hear, lost) => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = ({ message }) => {
    worker.terminate();
    lost(message);
  };
  return { post: (question) => worker.postMessage(question), close: () => worker.terminate() };
};

export const thinker = new Thinker(inWorker);
