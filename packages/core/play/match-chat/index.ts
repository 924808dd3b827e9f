export * from './chat-reports.reads.ts';
export * from './match-chat.serve.ts';
export * from './match-chat.service.ts';
