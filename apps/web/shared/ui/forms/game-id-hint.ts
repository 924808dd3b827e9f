import { isWholeGameId } from '@pailei/domain/accounts/game-id';

/** What is missing in a game id that is typed; else what it is for. */
export function gameIdHint(gameId: unknown, purpose: string): string {
  const text = typeof gameId === 'string' ? gameId.trim() : '';
  return text === '' || isWholeGameId(text) ? purpose : '好像少了 # 和后面的数字，例如 青石#5210';
}
