import { evidenceTopic } from '@pailei/contracts/play/evidence/evidence.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { findShownMatch } from '../matches/shown-match.ts';
import { matchReaderOf } from '../matches/match-seats.ts';
import { findImages } from './evidence.repository.ts';

/** The seats of both sides, and the staff who have no part in the match. */
export const evidenceTopicDefinition = serveTopic(evidenceTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const shown = isId(id) ? await findShownMatch(db, id, actor) : undefined;
    if (!shown) return { allowed: false, code: 'not_found' };
    return matchReaderOf(shown.row, actor)
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'forbidden' };
  },
  snapshot: async (trx, id) => ({ images: await findImages(trx, id ?? '') }),
});
