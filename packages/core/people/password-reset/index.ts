export * from './resets.service.ts';
export * from './resets.sweep.ts';
