export { addressTakenMail, resetMail, verificationMail } from './security-mails.ts';
export * from './security-notices.ts';
