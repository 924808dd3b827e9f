export { refuseWeakPassword } from './common-passwords.ts';
export { hashPassword, isPassword } from './passwords.ts';
export * from './passwords.service.ts';
export { provePassword } from './prove-password.ts';
export { setPasswordHash } from './set-password.ts';
