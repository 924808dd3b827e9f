import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { delayFor } from '../../site/visibility/reader.ts';
import { visibleVersion } from '../../site/visibility/visible.ts';
import { isOwnMatch, type SeatedMatch } from './match-seats.ts';
import { findMatch } from './find-matches.ts';

export type ShownMatch = { row: SeatedMatch; delay: number };

/** A match that exists for this reader, and how far their view of it trails; `undefined` before its first event is public. */
export async function findShownMatch(db: Db | Trx, id: string, actor: Actor | null): Promise<ShownMatch | undefined> {
  const row = await findMatch(db, id);
  if (!row) return undefined;
  const delay = delayFor(actor, row, isOwnMatch(row, actor?.user_id));
  const isThere = delay === 0 || (await visibleVersion(db, matchTopic.of(id), delay)) > 0;
  return isThere ? { row, delay } : undefined;
}
