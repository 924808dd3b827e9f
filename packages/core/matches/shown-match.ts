import type { Db } from '@pailei/db/client';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { matchTopic } from '@pailei/live/topics';
import { delayFor, visibleVersion } from '../visibility/index.ts';
import { sideOf } from './match-row.ts';
import { findMatch } from './matches.repository.ts';

export type ShownMatch = { row: MatchRow; delay: number };

/** A match that exists for this reader, and how far their view of it trails; `undefined` before its first event is public. */
export async function findShownMatch(db: Db | Trx, id: string, actor: Actor | null): Promise<ShownMatch | undefined> {
  const row = await findMatch(db, id);
  if (!row) return undefined;
  const delay = delayFor(actor, row, sideOf(row, actor?.user_id) !== undefined);
  const isThere = delay === 0 || (await visibleVersion(db, matchTopic(id), delay)) > 0;
  return isThere ? { row, delay } : undefined;
}
