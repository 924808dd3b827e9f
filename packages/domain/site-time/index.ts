export * from './days.ts';
export * from './zone.ts';
