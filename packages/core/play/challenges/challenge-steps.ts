import { generalError, type AppError } from '@pailei/contracts/http/errors';
import { CHALLENGE_ERRORS } from '@pailei/contracts/play/challenges/challenge-errors';
import { teamChallengesTopic } from '@pailei/contracts/play/challenges/team-challenges.topic';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import type { ChallengeRow } from '@pailei/db/schema/challenges';
import type { Trx } from '@pailei/db/tx';
import { evolveChallenge } from '@pailei/domain/battles/challenge/evolve';
import type {
  ChallengeEvent,
  ChallengeState,
  ChallengeViolation,
  ChallengeViolationCode,
} from '@pailei/domain/battles/challenge/types';
import type { Side } from '@pailei/domain/series/sides';
import { dueJob } from '../../ground/clocks/clock.ts';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { lockTeams } from '../../people/team-locks/team-locks.ts';
import { CHALLENGE_CLOCK } from './challenge-clock-name.ts';
import { tellLeaders } from './challenge-notices.ts';
import type { ChallengeMoment } from './challenges.deps.ts';
import { findChallenge, lockChallenge, saveChallenge } from './challenges.repository.ts';
import { readChallenges } from './challenges.view.ts';

const FIELD_OF: Partial<Record<ChallengeViolationCode, string>> = {
  same_team: 'team_id',
  wrong_slot_count: 'slots',
  duplicate_slot: 'slots',
  invalid_slot: 'slots',
  unknown_slot: 'slot',
  same_time: 'starts_at',
};

/** The rule's refusal, at the field that is wrong where one is. Moves have one field alone. */
export function challengeError(refusal: ChallengeViolation, isMove = false): AppError {
  const field = FIELD_OF[refusal.violation];
  return violationError(CHALLENGE_ERRORS, refusal, isMove && field !== undefined ? 'starts_at' : field);
}

/** Locks both teams of a challenge in the order of locks, and answers it unlocked. Throws `not_found`. */
export async function lockTeamsOf(trx: Trx, id: string): Promise<ChallengeRow> {
  const seen = await findChallenge(trx, id);
  if (!seen) throw generalError('not_found');
  await lockTeams(trx, [seen.a_team_id, seen.b_team_id]);
  return seen;
}

export async function requireLocked(trx: Trx, id: string): Promise<ChallengeRow> {
  const row = await lockChallenge(trx, id);
  if (!row) throw generalError('not_found');
  return row;
}

/** `by`: the side that acted; null: nobody, or both are told. */
type Step = { event: ChallengeEvent; by: Side | null; battle_id?: string | null };

/** Writes what was decided on a locked challenge: its state and deadline, the events of both teams' lists, and the notices. */
export async function recordStep(
  moment: ChallengeMoment,
  row: ChallengeRow,
  { event, by, battle_id }: Step,
): Promise<ChallengeState> {
  const { trx, now } = moment;
  const state = evolveChallenge(row.state, event);
  await saveChallenge(trx, row, { state, battle_id: battle_id === undefined ? row.battle_id : battle_id, now });
  if (state.due_at !== row.due_at) await enqueueDue(trx, state);
  await logChallenge(moment, row.id);
  await tellLeaders(moment, { state, type: event.type, by });
  return state;
}

export async function enqueueDue(trx: Trx, { challenge_id: id, due_at }: ChallengeState): Promise<void> {
  if (due_at !== null) await enqueueJobs(trx, [dueJob(CHALLENGE_CLOCK, { id, due_at })]);
}

/** To the lists of both teams. */
export async function logChallenge({ trx, log }: Pick<ChallengeMoment, 'trx' | 'log'>, id: string): Promise<void> {
  const row = await findChallenge(trx, id);
  const [challenge] = row ? await readChallenges(trx, [row]) : [];
  if (!challenge) return;
  for (const { id: teamId } of [challenge.teams.a, challenge.teams.b])
    log.add(teamChallengesTopic.of(teamId), 'challenge_changed', { challenge });
}
