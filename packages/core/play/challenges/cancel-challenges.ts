import { decideChallenge } from '@pailei/domain/battles/challenge/decide';
import { isViolation } from '@pailei/domain/violation/violation';
import { recordStep, requireLocked } from './challenge-steps.ts';
import type { ChallengeMoment } from './challenges.deps.ts';
import { findOpenChallengeIds } from './challenges.repository.ts';

/**
 * Cancels every open challenge of a team that is no more, and tells the other teams. Under the lock of the team, which every
 * command on its challenges needs.
 */
export async function cancelChallengesOf(moment: ChallengeMoment, teamId: string): Promise<void> {
  const { trx, now } = moment;
  for (const id of await findOpenChallengeIds(trx, teamId)) {
    const row = await requireLocked(trx, id);
    const side = row.a_team_id === teamId ? 'a' : 'b';
    const event = decideChallenge(row.state, { type: 'cancel', side }, { now, actor: { kind: 'system' } });
    if (!isViolation(event)) await recordStep(moment, row, { event, by: side });
  }
}
