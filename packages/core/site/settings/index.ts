export * from './cached-reader.ts';
export * from './settings.reads.ts';
export * from './settings.service.ts';
export * from './stream-hosts.ts';
