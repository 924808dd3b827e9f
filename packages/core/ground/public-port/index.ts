export * from './accept.ts';
export * from './messages.ts';
export * from './settings.ts';
export * from './sockets.ts';
export * from './take.ts';
