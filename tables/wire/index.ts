export * from './bot-question.ts';
export * from './commands.ts';
export * from './messages.ts';
export * from './notifications.ts';
export * from './rest.ts';
export * from './table-info.ts';
export * from './vocabulary.ts';
