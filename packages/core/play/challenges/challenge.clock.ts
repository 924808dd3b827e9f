import { decideChallenge } from '@pailei/domain/battles/challenge/decide';
import { isViolation } from '@pailei/domain/violation/violation';
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
  const row = await requireLocked(moment.trx, id);
  const facts = { now: moment.now, actor: { kind: 'system' } } as const;
  const event = decideChallenge(row.state, { type: 'deadline_passed', due_at }, facts);
  if (isViolation(event)) return;
  await recordStep(moment, row, { event, by: null });
}

/** A proposal that was made in the pause lost only what came after. */
async function creditChallenges(moment: ClockMoment, pause: ClockPause): Promise<void> {
  const { trx, now } = moment;
  for (const row of await lockOpenChallenges(trx)) {
    const lost_ms = Date.parse(now) - Date.parse(lostSince(pause, row.due_set_at));
    const facts = { now, actor: { kind: 'system' } } as const;
    const event = lost_ms > 0 && decideChallenge(row.state, { type: 'credit_time', lost_ms }, facts);
    if (event && !isViolation(event)) await recordStep(moment, row, { event, by: null });
  }
}
