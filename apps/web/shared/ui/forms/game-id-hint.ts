import { isWholeGameId } from '@pailei/domain/accounts';

/** What is missing in a game id that is typed; else what it is for. */
export const gameIdHint = (gameId: string, purpose: string): string =>
  gameId.trim() === '' || isWholeGameId(gameId) ? purpose : '好像少了 # 和后面的数字，例如 青石#5210';
