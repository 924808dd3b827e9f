export * from './players.service.ts';
export * from './profile.service.ts';
