export * from './chat-reports.reads.ts';
export * from './chat.serve.ts';
export * from './chat.service.ts';
