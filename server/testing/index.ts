export { comeToRest, disagreements } from './agreement.ts';
export { BareSocket } from './bare-socket.ts';
export { ask, type OwnPostgres, startPostgres, type TestPostgres, testPostgres } from './postgres.ts';
export { type MailService, mailService } from './services.ts';
export { Stubborn } from './stubborn.ts';
