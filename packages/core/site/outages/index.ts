export { trimOutages } from './outages.repository.ts';
export { watchOutages } from './watch-outages.ts';
