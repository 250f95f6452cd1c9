export type { Browser, Page } from 'playwright-core';
export { openBrowser } from './browser.ts';
export { type Deed, type Manner, Player } from './player.ts';
export { type Preparation, preparedTable } from './prepared.ts';
export { preparedRecord, studyAddress } from './studies.ts';
export { TestServer } from './test-server.ts';
export { SCREENS, type Visit, Visitor } from './visitor.ts';
export { Wire } from './wire.ts';
