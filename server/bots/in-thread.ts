import { Worker } from 'node:worker_threads';
import type { StartWorker } from '@skerry/bots';

export const inThread =
  (program: URL): StartWorker =>
  (hear, lost) => {
    const thread = new Worker(program);
    let reason = '';
    thread.on('message', hear);
    thread.on('error', (error) => {
      [reason = ''] = error.message.split('\n');
    });
    thread.on('exit', (code) => lost(reason || `exit code ${code}`));
    return { post: (question) => thread.postMessage(question), close: () => thread.terminate() };
  };
