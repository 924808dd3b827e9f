export * from './mail.delivery.ts';
export * from './mail.sweep.ts';
export * from './mail.service.ts';
export * from './send-mail.ts';
export * from './smtp.ts';
