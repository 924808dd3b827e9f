import { decideChallenge } from '@pailei/domain/battles/challenge/decide';
import type { ChallengeCommand } from '@pailei/domain/battles/challenge/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { ChallengeRow } from '@pailei/db/schema/challenges';
import type { Clock, ClockMoment, Due } from '../../ground/clocks/clock.ts';
import { lostSince, type ClockPause } from '../../ground/clocks/clock-pause.ts';
import { CHALLENGE_CLOCK } from './challenge-clock-name.ts';
import { lockTeamsOf, recordStep, requireLocked } from './challenge-steps.ts';
import { findDueChallenges, lockOpenChallenges } from './challenges.repository.ts';

/** Proposals that nobody answered. */
export const challengeClock: Clock = {
  name: CHALLENGE_CLOCK,
  area: 'tournaments',
  findDue: findDueChallenges,
  expire: (_services, moment, due) => expireChallenge(moment, due),
  credit: creditChallenges,
};

async function expireChallenge(moment: ClockMoment, { id, due_at }: Due): Promise<void> {
  await lockTeamsOf(moment.trx, id);
  await giveAsSystem(moment, await requireLocked(moment.trx, id), { type: 'deadline_passed', due_at });
}

/** A proposal that was made in the pause lost only what came after. */
async function creditChallenges(moment: ClockMoment, pause: ClockPause): Promise<void> {
  const { trx, now } = moment;
  for (const row of await lockOpenChallenges(trx)) {
    const lost_ms = Date.parse(now) - Date.parse(lostSince(pause, row.due_set_at));
    if (lost_ms > 0) await giveAsSystem(moment, row, { type: 'credit_time', lost_ms });
  }
}

async function giveAsSystem(moment: ClockMoment, row: ChallengeRow, command: ChallengeCommand): Promise<void> {
  const event = decideChallenge(row.state, command, { now: moment.now, actor: { kind: 'system' } });
  if (!isViolation(event)) await recordStep(moment, row, { event, by: null });
}
