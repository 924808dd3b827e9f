import type { TournamentEvents } from '../../tournament/events.ts';
import type { Round } from '../stage-base.ts';
import type { StageChange } from '../stage-engine.ts';
import { newProbeRound, newSummary } from '../stage-rounds.ts';
import type { SingleEliminationStage } from './single-elimination-stage.ts';

export function evolve(stage: SingleEliminationStage, change: StageChange): SingleEliminationStage {
  switch (change.type) {
    case 'bracket_matches_opened':
      return openMatches(stage, change.payload);
    case 'bracket_walkovers_given':
      return { ...stage, walkovers: [...stage.walkovers, ...change.payload.walkovers] };
    case 'bracket_matches_withdrawn':
      return withdrawMatches(stage, change.payload);
    default:
      return stage;
  }
}

function openMatches(
  stage: SingleEliminationStage,
  { matches, at }: TournamentEvents['bracket_matches_opened'],
): SingleEliminationStage {
  const rounds = [...stage.rounds];
  for (const [number, opened] of Map.groupBy(matches, ({ round }) => round)) {
    while (rounds.length < number) rounds.push(newProbeRound(rounds.length + 1, at));
    const round = rounds[number - 1] ?? newProbeRound(number, at);
    const summaries = opened.map((match) => newSummary(match, stage.index, at));
    rounds[number - 1] = { ...round, matches: [...round.matches, ...summaries] };
  }
  return { ...stage, rounds };
}

function withdrawMatches(
  stage: SingleEliminationStage,
  { match_ids, walkover_nodes }: TournamentEvents['bracket_matches_withdrawn'],
): SingleEliminationStage {
  const gone = new Set(match_ids);
  return {
    ...stage,
    rounds: stage.rounds.map((round) => withoutMatches(round, gone)),
    walkovers: stage.walkovers.filter(({ node }) => !walkover_nodes.includes(node)),
  };
}

function withoutMatches(round: Round, gone: ReadonlySet<string>): Round {
  const matches = round.matches.filter(({ match_id }) => !gone.has(match_id));
  if (matches.length === round.matches.length) return round;
  return { ...round, matches, status: 'running', finished_at: null };
}
