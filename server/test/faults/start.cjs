// Starts a program, with what V8 made of it the last time: `node start.cjs program.cjs`. A server that is to start
// often starts in half the time so. Told to remember, it writes that down beside the program.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { createRequire, Module } = require('node:module');
const { dirname } = require('node:path');
const { Script } = require('node:vm');

const [, , program = ''] = process.argv;
const memory = `${program}.cache`;
const script = new Script(Module.wrap(readFileSync(program, 'utf8')), {
  filename: program,
  ...(existsSync(memory) && { cachedData: readFileSync(memory) }),
});
script.runInThisContext()(exports, createRequire(program), module, program, dirname(program));
process.on('message', (message) => {
  if (message !== 'remember') return;
  writeFileSync(memory, script.createCachedData());
  process.send?.('remembered');
});
