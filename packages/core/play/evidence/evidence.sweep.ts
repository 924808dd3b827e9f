import type { Db } from '@pailei/db/client';
import { EVIDENCE_KEPT_DAYS } from '@pailei/domain/evidence';
import { releaseImages } from './evidence.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** Images are kept for the staff until long after the event. */
export async function trimEvidence(db: Db, now: string): Promise<void> {
  await releaseImages(db, new Date(Date.parse(now) - EVIDENCE_KEPT_DAYS * DAY_MS).toISOString());
}
