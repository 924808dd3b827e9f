export * from './accounts.reads.ts';
export { readUser } from './read-user.ts';
export { addAccount } from './add-account.ts';
export type { AddedAccount } from './add-account.ts';
export { gameIdMissing, holdGameIds, saveGameId } from './game-id.ts';
export { authorOf } from './admin-author.ts';
export { refuseSuspended } from './suspension.ts';
