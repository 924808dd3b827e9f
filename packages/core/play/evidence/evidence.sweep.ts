import { createTrim } from '@pailei/db/trim';
import { EVIDENCE_KEPT_DAYS } from '@pailei/domain/evidence/evidence';
import { countOldImages, releaseImages } from './evidence.repository.ts';

const DAY_MS = 24 * 3_600_000;
const before = (now: string) => new Date(Date.parse(now) - EVIDENCE_KEPT_DAYS * DAY_MS).toISOString();

/** Images are kept for the staff until long after the event. */
export const trimEvidence = createTrim('match_evidence', {
  removeSome: (db, now, limit) => releaseImages(db, before(now), limit),
  countOld: (db, now, limit) => countOldImages(db, before(now), limit),
});
