import type { ChallengeChange } from '@pailei/contracts/play/challenges/challenges.notices';
import type { ChallengeEventType, ChallengeState } from '@pailei/domain/battles/challenge/types';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { notify } from '../../people/notifications/notify.ts';
import type { NewNotification } from '../../people/notifications/new-notification.ts';
import { findMemberIds } from './challenge-teams.repository.ts';
import type { ChallengeMoment } from './challenges.deps.ts';

/** What captains are told of each event; null: nothing, or the whole team is told. */
const CHANGES: Readonly<Record<ChallengeEventType, ChallengeChange | null>> = {
  challenge_proposed: 'proposed',
  challenge_countered: 'countered',
  challenge_accepted: null,
  challenge_rejected: 'rejected',
  challenge_withdrawn: 'withdrawn',
  challenge_expired: 'expired',
  challenge_cancelled: 'cancelled',
  time_credited: null,
  move_proposed: 'move_proposed',
  move_accepted: null,
  move_rejected: 'move_rejected',
  cancel_proposed: 'cancel_proposed',
  cancel_accepted: 'cancel_accepted',
  cancel_rejected: 'cancel_rejected',
};

/** The sides that are told: the one that did not act; of an expiry both. */
const told = (by: Side | null): readonly Side[] => SIDES.filter((side) => side !== by);

function namesFor({ teams }: ChallengeState, side: Side) {
  const { name: team_name } = teams[side];
  const { name: opponent_name } = teams[side === 'a' ? 'b' : 'a'];
  return { team_name, opponent_name };
}

type Told = { state: ChallengeState; type: ChallengeEventType; by: Side | null };

/** Tells captain and vice captains of the other side what has become of a challenge. */
export async function tellLeaders({ trx, log, now }: ChallengeMoment, { state, type, by }: Told): Promise<void> {
  const change = CHANGES[type];
  if (change === null) return;
  const starts_at = state.move?.starts_at ?? state.starts_at;
  const items: NewNotification[] = [];
  for (const side of told(by)) {
    const leaders = await findMemberIds(trx, state.teams[side].team_id, 'leaders');
    const notice = {
      kind: 'challenge',
      challenge_id: state.challenge_id,
      ...namesFor(state, side),
      change,
      starts_at,
    } as const;
    const dedupe_key = `challenge:${state.challenge_id}:${change}:${now}`;
    items.push(...leaders.map((account_id) => ({ account_id, dedupe_key, notice })));
  }
  await notify(trx, log, items);
}

type Appointment = { state: ChallengeState; battle_id: string; starts_at: string; change: 'made' | 'moved' };

/** Tells all members of both teams when they play. */
export async function tellMembers(
  { trx, log }: Pick<ChallengeMoment, 'trx' | 'log'>,
  { state, battle_id, starts_at, change }: Appointment,
): Promise<void> {
  const items: NewNotification[] = [];
  for (const side of SIDES) {
    const members = await findMemberIds(trx, state.teams[side].team_id, 'members');
    const notice = { kind: 'challenge_appointment', battle_id, ...namesFor(state, side), change, starts_at } as const;
    const dedupe_key = `challenge_appointment:${battle_id}:${starts_at}`;
    items.push(...members.map((account_id) => ({ account_id, dedupe_key, notice })));
  }
  await notify(trx, log, items);
}
