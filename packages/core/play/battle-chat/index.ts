export * from './battle-chat.serve.ts';
export * from './battle-chat.service.ts';
