export { matchDraws } from './match-draws.ts';
