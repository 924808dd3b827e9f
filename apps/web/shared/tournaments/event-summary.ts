import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { currentStage } from '@pailei/domain/tournament/state-parts';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

import { stateLabel } from '../ui/marks/StatusMark.tsx';
import { tournamentState } from '../ui/marks/tournament-state.ts';
import { clockText } from '../ui/time/time.format.ts';
import { longDayText } from '../ui/time/day-text.ts';

/** `报名中`, `进行中 · 半决赛`, for those who see the event from outside. */
export function statusText(tournament: TournamentState): string {
  const stage = currentStage(tournament);
  const round = stage?.rounds.at(-1)?.number;
  const status = stateLabel(tournamentState(tournament.status));
  if (tournament.status !== 'running' || !stage || round === undefined) return status;
  return `${status} · ${matchRoundLabel(tournament, { stage: stage.index, round, node: null })}`;
}

/** `11 月 20 日 周五 19:30 开赛`, which stays true tomorrow. */
export function startText({ started_at, times }: Pick<TournamentState, 'started_at' | 'times'>): string {
  const start = started_at ?? times.starts_at;
  if (start === null) return '开赛时间待定';
  return `${longDayText(Date.parse(start))} ${clockText(start)} ${started_at === null ? '预定开赛' : '开赛'}`;
}

export function championOf({ placements, participants }: TournamentState): Participant | undefined {
  const [first] = placements;
  return first && participants[first.participant_id];
}
