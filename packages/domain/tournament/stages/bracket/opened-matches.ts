import type { TournamentEvents } from '../../events.ts';
import type { Round, StageBase } from '../stage-base.ts';
import { newProbeRound, newSummary } from '../stage-rounds.ts';

/** The stage with matches that were opened one by one, not as a round; rounds are begun as far as they need. */
export function withMatchesOpened<G extends StageBase>(
  stage: G,
  { matches, at }: TournamentEvents['bracket_matches_opened'],
): G {
  const rounds = [...stage.rounds];
  for (const [number, opened] of Map.groupBy(matches, ({ round }) => round)) {
    while (rounds.length < number) rounds.push(newProbeRound(rounds.length + 1, at));
    const round = rounds[number - 1] as Round;
    const isLater = round.started_at !== at;
    const summaries = opened.map((match) => ({
      ...newSummary(match, stage.index, at),
      ...(isLater && { opened_at: at }),
    }));
    rounds[number - 1] = { ...round, matches: [...round.matches, ...summaries] };
  }
  return { ...stage, rounds };
}

/** The stage without matches that never counted; a round that loses one goes on. */
export function withMatchesWithdrawn<G extends StageBase>(stage: G, match_ids: readonly string[]): G {
  const gone = new Set(match_ids);
  const rounds = stage.rounds.map((round): Round => {
    const matches = round.matches.filter(({ match_id }) => !gone.has(match_id));
    return matches.length === round.matches.length
      ? round
      : { ...round, matches, status: 'running', finished_at: null };
  });
  return { ...stage, rounds };
}
