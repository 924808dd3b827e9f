/** What others read of the calls and claims of matches. */
export { findCalls, findClaim, findClaims, findOpenCalls } from './match-calls.repository.ts';
