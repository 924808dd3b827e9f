import { BATTLE_ACCESS_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import type { BattleView } from '@pailei/contracts/play/battles/battle-views';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import { readEpoch, type LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { readClockPause } from '../../../ground/clocks/clock-pause.ts';
import { battleOwnerOf, type BattleOwners } from '../battle-owner.ts';
import { creditBattle } from '../battle-clock.ts';
import { readBattleInfo } from '../battles.reads.ts';
import { findShownBattle } from '../shown-battle.ts';
import { placeIn, type OwnPlace } from '../state/battle-teams.ts';
import { lockBattle } from '../state/lock-battle.ts';

/** The battle under its lock. Throws `not_found` for one that does not exist, or not yet for this reader. */
export async function lockShownBattle(trx: Trx, id: string, actor: Actor): Promise<BattleRow> {
  const shown = await findShownBattle(trx, id, actor);
  const row = shown && (await lockBattle(trx, id));
  if (!row) throw generalError('not_found');
  return row;
}

/** For a ruling: what the battle belongs to is locked before it. */
export async function lockForRuling(trx: Trx, id: string, actor: Actor, owners: BattleOwners): Promise<BattleRow> {
  const shown = await findShownBattle(trx, id, actor);
  if (!shown) throw generalError('not_found');
  await battleOwnerOf(owners, shown.row).lock(trx, shown.row);
  return lockShownBattle(trx, id, actor);
}

/** The actor's place in one of the two teams, read under the lock: who was handed over or kicked acts no more. */
export async function requirePlace(trx: Trx, row: BattleRow, actor: Actor): Promise<OwnPlace> {
  const place = await placeIn(trx, row, actor.user_id);
  if (!place) throw appError(BATTLE_ACCESS_ERRORS, 'members_only');
  return place;
}

/** Captain and vice captains. */
export async function requireLeaderPlace(trx: Trx, row: BattleRow, actor: Actor): Promise<OwnPlace> {
  const place = await placeIn(trx, row, actor.user_id);
  if (!place || place.role === 'member') throw appError(BATTLE_ACCESS_ERRORS, 'leaders_only');
  return place;
}

/** Nobody rules on a battle of their own team, whatever their role. */
export async function refuseOwnBattle(db: Db | Trx, row: BattleRow, actor: Actor): Promise<void> {
  if (await placeIn(db, row, actor.user_id)) throw appError(BATTLE_ACCESS_ERRORS, 'own_battle');
}

/** A referee may act while the clocks are paused: what is left on the clock is then as it was when they stopped. */
export async function creditSoFar(
  trx: Trx,
  log: LiveLog,
  row: BattleRow,
  { now, owners }: { now: string; owners: BattleOwners },
): Promise<BattleRow> {
  const pause = await readClockPause(trx, 'tournaments', now);
  if (!pause) return row;
  await creditBattle(trx, log, { row, pause, now, owners });
  return (await lockBattle(trx, row.id)) ?? row;
}

/** What a command is answered with: the battle as it left it. */
export async function viewAfter(trx: Trx, log: LiveLog, row: BattleRow, state: BattleState): Promise<BattleView> {
  await log.write();
  return {
    info: await readBattleInfo(trx, row),
    battle: state,
    epoch: await readEpoch(trx),
    version: log.versionOf(battleTopic.of(row.id)),
  };
}
