import { withMatchesOpened, withMatchesWithdrawn } from '../bracket/opened-matches.ts';
import type { StageChange } from '../stage-engine.ts';
import { withStartedRound } from '../stage-rounds.ts';
import { groupOf, isGroupPlayed, isPlayable, openedMatch, scheduleOf } from './fixtures.ts';
import type { GroupLeaver, RoundRobinStage } from './round-robin-stage.ts';

export function evolve(stage: RoundRobinStage, change: StageChange): RoundRobinStage {
  switch (change.type) {
    case 'round_started':
      return { ...withStartedRound(stage, change.payload), main_rounds: stage.main_rounds + 1 };
    case 'bracket_matches_opened':
      return withMatchesOpened(stage, change.payload);
    case 'bracket_matches_withdrawn':
      return withoutEmptyDeciders(withMatchesWithdrawn(stage, change.payload.match_ids));
    case 'participant_dropped':
      return leave(stage, change.payload.participant_id, false);
    case 'participant_disqualified':
      return leave(stage, change.payload.participant_id, true);
    case 'participant_reinstated':
      return { ...stage, left: stage.left.filter(({ id }) => id !== change.payload.participant_id) };
    default:
      return stage;
  }
}

/** A round that was begun for a decider is gone with it; a round of the schedule stays, even without a match. */
function withoutEmptyDeciders(stage: RoundRobinStage): RoundRobinStage {
  const last = stage.rounds.findLastIndex(({ matches }, index) => index < stage.main_rounds || matches.length > 0);
  return { ...stage, rounds: stage.rounds.slice(0, last + 1) };
}

function leave(stage: RoundRobinStage, id: string, is_disqualified: boolean): RoundRobinStage {
  const group = groupOf(stage, id);
  if (stage.status === 'finished' || group === -1) return stage;
  const known = stage.left.find((leaver) => leaver.id === id);
  if (known) return { ...stage, left: stage.left.with(stage.left.indexOf(known), { ...known, is_disqualified }) };
  if (isGroupPlayed(stage, group)) return stage;
  const leaver = { id, is_disqualified, rounds: stage.rounds.length, ...shareOf(stage, group, id) };
  return { ...stage, left: [...stage.left, leaver] };
}

/**
 * What they have played of what they were to play. A match that they lost without playing is none, and one that another's
 * leaving has made impossible counts on neither side.
 */
function shareOf(stage: RoundRobinStage, group: number, id: string): Pick<GroupLeaver, 'played' | 'scheduled'> {
  const own = (scheduleOf(stage).byGroup[group] ?? []).filter(({ a, b }) => a === id || b === id);
  const share = { played: 0, scheduled: 0 };
  for (const scheduled of own) {
    const match = openedMatch(stage, scheduled);
    if (!match && !isPlayable(stage, scheduled)) continue;
    share.scheduled++;
    const isWon = match !== null && match.winner !== null && match[match.winner] === id;
    if (match && match.result !== null && (match.status === 'finished' || isWon)) share.played++;
  }
  return share;
}
