import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { delayFor } from '../../site/visibility/reader.ts';
import { visibleVersion } from '../../site/visibility/visible.ts';
import { findBattle } from './state/battles.repository.ts';
import { placeIn, type OwnPlace } from './state/battle-teams.ts';

export type ShownBattle = { row: BattleRow; delay: number; place: OwnPlace | undefined };

/** A battle that exists for this reader, and how far their view of it trails; `undefined` before its first event is public. */
export async function findShownBattle(db: Db | Trx, id: string, actor: Actor | null): Promise<ShownBattle | undefined> {
  const row = await findBattle(db, id);
  if (!row) return undefined;
  const place = await placeIn(db, row, actor?.user_id);
  const delay = delayFor(actor, row, place !== undefined);
  const isThere = delay === 0 || (await visibleVersion(db, battleTopic.of(id), delay)) > 0;
  return isThere ? { row, delay, place } : undefined;
}
