import { generalError } from '@pailei/contracts/http/errors';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { UNTOLD, type BattleOwners } from './battle-owner.ts';
import { decideBattleCommand } from './commands/decide-battle-command.ts';
import { saveBattle } from './commands/save-battle.ts';
import { findBattle } from './state/battles.repository.ts';
import { lockBattle } from './state/lock-battle.ts';

/** `starts_at`, `now`: ISO, UTC. */
export type Rescheduling = { id: string; starts_at: string; now: string; owners?: BattleOwners };

/** Another start for a battle whose check-in is not open yet, as both teams have agreed. Throws where it is too late for that. */
export async function rescheduleBattle(
  trx: Trx,
  log: LiveLog,
  { id, starts_at, now, owners = UNTOLD }: Rescheduling,
): Promise<void> {
  const row = await lockBattle(trx, id);
  if (!row) throw generalError('not_found');
  const command = { type: 'reschedule', starts_at } as const;
  const decided = await decideBattleCommand(trx, row, { actor: { kind: 'system' }, commands: [command], now });
  await saveBattle(trx, log, row, { ...decided, owners });
}

/** When a battle starts, and whether that may still be another time. Read without a lock: moving it asks again. */
export async function readMovability(trx: Trx, id: string) {
  const row = await findBattle(trx, id);
  if (!row) throw generalError('not_found');
  const { starts_at, status, state } = row;
  const { settings } = state;
  return { starts_at, settings, is_movable: status === 'scheduled', is_over: isBattleOver(status) };
}
