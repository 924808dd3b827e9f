import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';

import type { LogStep } from '@pailei/contracts/play/event-log/folded-log';

/** Where a part of the event begins; the slider jumps there. */
export type RoundMark = { readonly position: number; readonly label: string };

/** The mark of an event, if it has one. Of the matches of a bracket that open one by one only the first of a round has. */
export function markOf({ event, position, before, after }: LogStep): RoundMark | null {
  const label = labelOf(tournamentEventOf(event), before, after);
  return label === null ? null : { position, label };
}

function labelOf(event: TournamentEvent, before: TournamentState, after: TournamentState): string | null {
  switch (event.type) {
    case 'check_in_opened':
      return '签到';
    case 'tournament_started':
      return '开赛';
    case 'round_started':
      return matchRoundLabel(after, { ...event.payload, node: null });
    case 'bracket_matches_opened': {
      const { stage, matches } = event.payload;
      const rounds = before.stages[stage]?.rounds ?? [];
      const first = matches.find(({ round }) => !rounds.some(({ number }) => number === round));
      return first ? matchRoundLabel(after, { stage, round: first.round, node: first.node }) : null;
    }
    case 'rules_amended':
      return `规则第 ${event.payload.rules.sheet.number} 版`;
    case 'stages_withdrawn':
    case 'stage_taken_back':
    case 'stage_reopened':
    case 'tournament_reopened':
      return '重新打开';
    case 'tournament_finished':
      return '结束';
    case 'tournament_cancelled':
      return '取消';
    default:
      return null;
  }
}

/** The mark before or after a position; undefined where there is none. */
export function markBeside(
  marks: readonly RoundMark[],
  position: number,
  direction: 'back' | 'forward',
): RoundMark | undefined {
  return direction === 'back'
    ? marks.findLast((mark) => mark.position < position)
    : marks.find((mark) => mark.position > position);
}

/** The last mark up to a position. */
export const markAt = (marks: readonly RoundMark[], position: number): RoundMark | undefined =>
  marks.findLast((mark) => mark.position <= position);
