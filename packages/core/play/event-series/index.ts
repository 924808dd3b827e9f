export * from './event-series.maker.ts';
export { findDueSeries } from './event-series.repository.ts';
export * from './event-series.service.ts';
