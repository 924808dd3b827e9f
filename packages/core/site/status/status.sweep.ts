import type { Db } from '@pailei/db/client';
import { CHINA_DAYS } from '@pailei/domain/status';

const PROBES_KEPT_SLOTS = 2 * 5_760;

const DAYS_KEPT = 92;

/** Removes what no bar shows any more. */
export async function trimStatus(db: Db, currentSlot: number): Promise<void> {
  await db
    .deleteFrom('status_probe')
    .where('slot', '<', currentSlot - PROBES_KEPT_SLOTS)
    .execute();
  await db
    .deleteFrom('status_day')
    .where('day', '<', CHINA_DAYS.indexOf(currentSlot) - DAYS_KEPT)
    .execute();
}
