import type { ChallengeRow } from '@pailei/db/schema/challenges';
import type { ChallengeEventOf } from '@pailei/domain/battles/challenge/types';
import type { Side } from '@pailei/domain/series/sides';
import { callOffBattle } from '../battles/end-battles.ts';
import { createBattle } from '../battles/create-battle.ts';
import { rescheduleBattle } from '../battles/reschedule-battle.ts';
import { tellMembers } from './challenge-notices.ts';
import { isDemoMeeting } from './challenge-teams.repository.ts';
import { recordStep } from './challenge-steps.ts';
import type { ChallengeMoment } from './challenges.deps.ts';

type Accepted = { event: ChallengeEventOf<'challenge_accepted'>; by: Side };

/** The battle of a challenge that was just accepted, in the same transaction: there is never one without the other. */
export async function makeAppointment(
  moment: ChallengeMoment,
  row: ChallengeRow,
  { event, by }: Accepted,
): Promise<void> {
  const { trx, log, now } = moment;
  const { proposal_number, starts_at } = event.payload;
  const proposal = row.state.proposals.find(({ number }) => number === proposal_number);
  if (!proposal) throw new Error(`challenge ${row.id} has no proposal ${proposal_number}`);
  const battle_id = await createBattle(trx, log, {
    teams: { a: row.a_team_id, b: row.b_team_id },
    settings: proposal.settings,
    starts_at,
    owner: { challenge_id: row.id },
    is_demo: await isDemoMeeting(trx, [row.a_team_id, row.b_team_id]),
    now,
  });
  const state = await recordStep(moment, row, { event, by, battle_id });
  await tellMembers(moment, { state, battle_id, starts_at, change: 'made' });
}

/** The battle begins when both sides have agreed to. */
export async function moveAppointment(
  moment: ChallengeMoment,
  row: ChallengeRow,
  { event, by }: { event: ChallengeEventOf<'move_accepted'>; by: Side },
): Promise<void> {
  const { trx, log, now } = moment;
  const { battle_id } = row;
  const { starts_at } = event.payload;
  if (battle_id === null) throw new Error(`the appointment of challenge ${row.id} has no battle`);
  await rescheduleBattle(trx, log, { id: battle_id, starts_at, now });
  const state = await recordStep(moment, row, { event, by });
  await tellMembers(moment, { state, battle_id, starts_at, change: 'moved' });
}

/** The battle is cancelled because both sides want it; the challenge has none from then on. */
export async function cancelAppointment(
  moment: ChallengeMoment,
  row: ChallengeRow,
  { event, by }: { event: ChallengeEventOf<'cancel_accepted'>; by: Side },
): Promise<void> {
  const { trx, log, now } = moment;
  if (row.battle_id === null) throw new Error(`the appointment of challenge ${row.id} has no battle`);
  await callOffBattle(trx, log, { id: row.battle_id, reason: '双方队长约定取消', now });
  await recordStep(moment, row, { event, by, battle_id: null });
}
