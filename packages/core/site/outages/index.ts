export { trimOutages } from './outages.sweep.ts';
export { watchOutages } from './watch-outages.ts';
