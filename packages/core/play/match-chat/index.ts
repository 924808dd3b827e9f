export * from './chat-cases.reads.ts';
export * from './match-chat.serve.ts';
export * from './match-chat.service.ts';
