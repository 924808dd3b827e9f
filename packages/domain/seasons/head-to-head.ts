/** Wins, each of one competitor over another. */
export type Duels = readonly { readonly competitor_id: string; readonly opponent_id: string }[];

/** Wins less losses among exactly these; 0 for all where not everybody has met everybody. */
export function headToHead(ids: readonly string[], wins: Duels): ReadonlyMap<string, number> {
  if (ids.length < 2) return new Map();
  const among = new Set(ids);
  const scores = new Map(ids.map((id) => [id, 0]));
  const met = new Set<string>();
  for (const { competitor_id, opponent_id } of wins) {
    if (!among.has(competitor_id) || !among.has(opponent_id)) continue;
    scores.set(competitor_id, (scores.get(competitor_id) ?? 0) + 1);
    scores.set(opponent_id, (scores.get(opponent_id) ?? 0) - 1);
    met.add(competitor_id < opponent_id ? `${competitor_id} ${opponent_id}` : `${opponent_id} ${competitor_id}`);
  }
  return met.size === (ids.length * (ids.length - 1)) / 2 ? scores : new Map();
}
