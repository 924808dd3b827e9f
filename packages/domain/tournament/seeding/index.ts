export * from './seeding.ts';
export type { Apart } from './keep-apart.ts';
export { bracketSeats } from './seats.ts';
export { placeEntrants, type Placing } from './placing.ts';
