import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { SeasonRecord } from '@pailei/domain/seasons/table';
import { findPlacedEvents } from '../season-events.repository.ts';
import { findAdjustments, findFacts, type AdjustmentRow, type Who } from '../season-facts.repository.ts';
import { findVersions } from '../seasons.repository.ts';

/** Adjustments with their reasons, which the tables do not ask for. */
type StoredRecord = Omit<SeasonRecord, 'adjustments'> & { readonly adjustments: readonly AdjustmentRow[] };

/** All that the tables of a season are made of; of one competitor's line alone where one is named. */
export async function readSeasonRecord(
  db: Db | Trx,
  { id, starts_at }: Pick<SeasonRecordRow, 'id' | 'starts_at'>,
  who?: Who,
): Promise<StoredRecord> {
  const events = await findPlacedEvents(db, id);
  return {
    starts_at,
    facts: await findFacts(db, id, who),
    adjustments: await findAdjustments(db, id, who),
    versions: await findVersions(db, id),
    tiers: new Map(events.map(({ tournament_id, tier }) => [tournament_id, tier])),
  };
}
