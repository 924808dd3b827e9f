import type { ChampionView, RoadMatchView, SeasonContentView } from '@pailei/contracts/play/seasons/season-champions';

export type KeyMatch = { match_id: string; title: string; text: string; match: RoadMatchView | undefined };

const SHOWN = 4;

/** What the staff wrote; while they have written nothing, the last matches of the road, the final first. */
export function keyMatchesOf({ matches }: SeasonContentView, { road }: ChampionView): KeyMatch[] {
  const matchOf = (id: string) => road.find(({ match_id }) => match_id === id);
  if (matches.length > 0) return matches.map((one) => ({ ...one, match: matchOf(one.match_id) }));
  return road
    .slice(-SHOWN)
    .toReversed()
    .map((match) => ({
      match_id: match.match_id,
      title: `${match.is_won ? '胜' : '负'} ${match.opponent}`,
      text: '',
      match,
    }));
}
