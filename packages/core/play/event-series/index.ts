export * from './event-series.maker.ts';
export * from './event-series.service.ts';
export * from './event-series.sweep.ts';
