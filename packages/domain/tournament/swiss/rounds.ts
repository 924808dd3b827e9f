const LAST_PLAYER_COUNT_OF_ROUNDS = [
  [2, 1],
  [4, 2],
  [8, 3],
  [16, 4],
  [32, 5],
  [64, 6],
  [128, 7],
  [212, 8],
  [384, 9],
  [672, 10],
  [1248, 11],
  [2272, 12],
] as const;

const MAX_ROUNDS = 13;

/** The usual number of Swiss rounds for a field. Source: Magic Tournament Rules, appendix E, extended above 409 players. */
export function defaultSwissRounds(players: number): number {
  if (players < 2) return 0;
  const row = LAST_PLAYER_COUNT_OF_ROUNDS.find(([last]) => players <= last);
  return row ? row[1] : MAX_ROUNDS;
}
