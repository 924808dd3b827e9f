export { claimAddress, verifyAddress } from './email-claims.ts';
export { requestVerification } from './email-requests.ts';
export * from './email-verification.service.ts';
export * from './email-verifications.sweep.ts';
