import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import type { Db } from '@pailei/db/client';
import { runTransaction, type Trx } from '@pailei/db/tx';
import { createLiveLog, type Appended, type LiveLog } from './log.ts';
import type { Publisher } from './publish.ts';

/**
 * Runs `fn` in one transaction, writes what it added to the log (unless it did so itself), commits, and then sends the
 * wake-ups. `fn` may run more than once, so it must not act outside `trx`.
 */
export async function inTransaction<Result>(
  deps: { db: Db; publisher: Publisher; contracts?: TopicContracts },
  fn: (trx: Trx, log: LiveLog) => Promise<Result>,
): Promise<Result> {
  let appended: Appended[] = [];
  const result = await runTransaction(deps.db, async (trx) => {
    const log = createLiveLog(trx, deps.contracts);
    const value = await fn(trx, log);
    await log.write();
    appended = log.appended();
    return value;
  });
  deps.publisher.publish(appended);
  return result;
}
