import { NO_SHOWS_TO_DROP } from '@pailei/domain/no-shows/no-shows';
import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { findAbsentees, markDropped } from '../../no-shows/absentees.ts';
import { lockLoaded, tryCommand } from '../commands/run-command.ts';
import { forfeitOpenMatches } from '../fixtures/forfeit-open-matches.ts';

const REASON = `缺席 ${NO_SHOWS_TO_DROP} 场，系统已让其退出赛事`;

type DropDeps = { db: Db; publisher: Publisher; now: () => string };

/**
 * Drops somebody who lost matches of an event by absence again and again. The staff may reinstate them; then these count no more.
 * Who has left already stays as they are.
 */
export async function dropAbsentee(deps: DropDeps, id: string, participantId: string): Promise<void> {
  await inTransaction(deps, async (trx, log) => {
    const loaded = await lockLoaded(trx, id);
    if (!(await findAbsentees(trx, id)).includes(participantId)) return;
    const [command, now] = [{ type: 'drop', participant_id: participantId, reason: REASON } as const, deps.now()];
    const refused = await tryCommand(trx, log, loaded, { command, now });
    await markDropped(trx, participantId, now);
    if (!refused) await forfeitOpenMatches(trx, log, { participantId, now });
  });
}
