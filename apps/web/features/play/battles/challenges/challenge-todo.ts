import type { Challenge } from '@pailei/contracts/play/challenges/challenge-views';
import { MOVE_HOURS, type ChallengeStatus } from '@pailei/domain/battles/challenge/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import type { Tone } from '../../../../shared/ui/marks/Tag.tsx';

export const CHALLENGE_STATES: Readonly<Record<ChallengeStatus, { label: string; tone?: Tone }>> = {
  open: { label: '等待答复', tone: 'huang' },
  accepted: { label: '已敲定', tone: 'lv' },
  rejected: { label: '已拒绝' },
  withdrawn: { label: '已撤回' },
  expired: { label: '已过期' },
  cancelled: { label: '已取消' },
};

/** What a challenge asks of a side. */
export type ChallengeTodo =
  | 'answer'
  | 'wait'
  | 'answer_cancel'
  | 'wait_cancel'
  | 'answer_move'
  | 'wait_move'
  | 'appointment'
  | 'none';

export function sideOf({ teams }: Pick<Challenge, 'teams'>, teamId: string): Side {
  return teams.a.id === teamId ? 'a' : 'b';
}

export function opponentOf(challenge: Pick<Challenge, 'teams'>, teamId: string) {
  return challenge.teams[otherSide(sideOf(challenge, teamId))];
}

export function todoOf(
  challenge: Pick<Challenge, 'status' | 'proposal' | 'move' | 'cancel'>,
  side: Side,
): ChallengeTodo {
  const { status, proposal, move, cancel } = challenge;
  if (status === 'open') return proposal.by === side ? 'wait' : 'answer';
  if (status !== 'accepted') return 'none';
  if (cancel) return cancel.by === side ? 'wait_cancel' : 'answer_cancel';
  if (move) return move.by === side ? 'wait_move' : 'answer_move';
  return 'appointment';
}

const ORDER: readonly ChallengeTodo[] = [
  'answer',
  'answer_cancel',
  'answer_move',
  'wait',
  'wait_cancel',
  'wait_move',
  'appointment',
  'none',
];

/** What waits for the own team first, then what waits for the others, appointments by their time, and what has ended. */
export function sortedChallenges(challenges: readonly Challenge[], teamId: string): readonly Challenge[] {
  const rank = (one: Challenge) => ORDER.indexOf(todoOf(one, sideOf(one, teamId)));
  const time = (one: Challenge) => one.starts_at ?? one.due_at ?? '';
  return challenges.toSorted((one, other) => {
    const apart = rank(one) - rank(other);
    if (apart !== 0) return apart;
    return todoOf(one, 'a') === 'none'
      ? other.updated_at.localeCompare(one.updated_at)
      : time(one).localeCompare(time(other));
  });
}

/** Whether it is still on somebody's mind. */
export const isCurrent = ({ status }: Pick<Challenge, 'status'>): boolean => status === 'open' || status === 'accepted';

const MOVE_MS = MOVE_HOURS * 3_600_000;

/** Whether the appointment may still be moved at `nowMs`. */
export function canMove({ status, starts_at, is_moved }: Challenge, nowMs: number): boolean {
  return status === 'accepted' && !is_moved && starts_at !== null && Date.parse(starts_at) - nowMs >= MOVE_MS;
}
