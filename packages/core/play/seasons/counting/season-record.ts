import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { SeasonRecord } from '@pailei/domain/seasons';
import { findPlacedEvents } from '../season-events.repository.ts';
import { findAdjustments, findFacts } from '../season-facts.repository.ts';
import { findVersions } from '../seasons.repository.ts';

/** All that the tables of a season are made of. */
export async function readSeasonRecord(
  db: Db | Trx,
  { id, starts_at }: Pick<SeasonRecordRow, 'id' | 'starts_at'>,
): Promise<SeasonRecord> {
  const events = await findPlacedEvents(db, id);
  return {
    starts_at,
    facts: await findFacts(db, id),
    adjustments: await findAdjustments(db, id),
    versions: await findVersions(db, id),
    tiers: new Map(events.map(({ tournament_id, tier }) => [tournament_id, tier])),
  };
}
