export * from './cached-reader.ts';
export * from './settings.repository.ts';
export * from './settings.service.ts';
export * from './stream-hosts.ts';
