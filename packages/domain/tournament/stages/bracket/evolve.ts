import type { TournamentEvents } from '../../events.ts';
import type { StageChange } from '../stage-engine.ts';
import { withMatchesOpened, withMatchesWithdrawn } from './opened-matches.ts';
import type { BracketStage } from './bracket-stage.ts';

export function evolveBracket<G extends BracketStage>(stage: G, change: StageChange): G {
  switch (change.type) {
    case 'bracket_matches_opened':
      return withMatchesOpened(stage, change.payload);
    case 'bracket_walkovers_given':
      return { ...stage, walkovers: [...stage.walkovers, ...change.payload.walkovers] };
    case 'bracket_matches_withdrawn':
      return withdrawMatches(stage, change.payload);
    default:
      return stage;
  }
}

function withdrawMatches<G extends BracketStage>(
  stage: G,
  { match_ids, walkover_nodes }: TournamentEvents['bracket_matches_withdrawn'],
): G {
  const walkovers = stage.walkovers.filter(({ node }) => !walkover_nodes.includes(node));
  return { ...withMatchesWithdrawn(stage, match_ids), walkovers };
}
