export * from './days.ts';
export * from './text.ts';
export * from './zone.ts';
