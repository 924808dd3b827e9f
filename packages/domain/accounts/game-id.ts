/** Whether a game id ends in `#` and a number, as the game shows it; without them an opponent cannot add the player. */
export const isWholeGameId = (gameId: string): boolean => /\S[#＃]\d+$/u.test(gameId.trim());
