export { findProof, consumeProof, TOTP_PURPOSE, totpEnabledAt } from './second-factor.ts';
export type { Proof } from './second-factor.ts';
export * from './secret-box.ts';
export * from './totp-reset.ts';
export * from './totp.service.ts';
