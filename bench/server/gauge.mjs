// Loaded into a server with `node --import`: tells the parent process what the server has used so far.
process.on('message', (/** @type {{ gauge?: 'now' | 'swept' }} */ { gauge }) => {
  if (gauge === undefined) return;
  // Twice: what the first sweep finalises, the second frees.
  if (gauge === 'swept') for (let sweep = 0; sweep < 2; sweep++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ cpu: (user + system) / 1000, heap: heapUsed + external, rss });
});
process.once('disconnect', () => process.exit());
