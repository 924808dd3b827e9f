import { isBattleOver, type BattleActor, type BattleCommand } from '@pailei/domain/battles';
import type { Referee, Side } from '@pailei/domain/series';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { withdrawMatches } from '../matches/index.ts';
import { UNTOLD, type BattleOwners } from './battle-owner.ts';
import { decideBattleCommand } from './commands/decide-battle-command.ts';
import { saveBattle } from './commands/save-battle.ts';
import { lockBattle } from './state/battles.repository.ts';

type Ruled = { by: Referee; reason: string; now: string };

/** Battles of fixtures that count no more: those that are played are cancelled, and no board of any counts in a record. */
export async function withdrawBattles(trx: Trx, log: LiveLog, ids: readonly string[], ruled: Ruled): Promise<void> {
  for (const id of ids.toSorted()) {
    const row = await lockBattle(trx, id);
    if (!row) continue;
    if (!isBattleOver(row.status)) await ruleOn(trx, log, row, 'cancel', ruled);
    const boards = row.state.boards.flatMap(({ match_id }) => match_id ?? []);
    await withdrawMatches(trx, log, boards, ruled);
  }
}

/** A referee's word on battles that are not over; the event that they belong to has said it. */
export async function ruleOnBattles(
  trx: Trx,
  log: LiveLog,
  ids: readonly string[],
  { type, owners = UNTOLD, ...ruled }: Ruled & { type: 'cancel' | 'pause' | 'resume'; owners?: BattleOwners },
): Promise<void> {
  for (const id of ids.toSorted()) {
    const row = await lockBattle(trx, id);
    if (row && !isBattleOver(row.status)) await ruleOn(trx, log, row, type, ruled, owners);
  }
}

function ruleOn(
  trx: Trx,
  log: LiveLog,
  row: BattleRow,
  type: 'cancel' | 'pause' | 'resume',
  { by, reason, now }: Ruled,
  owners: BattleOwners = UNTOLD,
): Promise<void> {
  const order = { actor: { kind: 'referee', ...by }, command: { type, reason }, now } as const;
  return give(trx, log, row, order, owners);
}

/** The team leaves its event, and gives up the battle. */
export async function forfeitBattle(
  trx: Trx,
  log: LiveLog,
  { id, team_id, now, owners }: { id: string; team_id: string; now: string; owners: BattleOwners },
): Promise<void> {
  const row = await lockBattle(trx, id);
  if (!row || isBattleOver(row.status)) return;
  const side: Side = row.a_team_id === team_id ? 'a' : 'b';
  const order = { actor: { kind: 'side', side, account_id: '' }, command: { type: 'forfeit' }, now } as const;
  await give(trx, log, row, order, owners);
}

type Order = { actor: BattleActor; command: BattleCommand; now: string };

async function give(
  trx: Trx,
  log: LiveLog,
  row: BattleRow,
  { actor, command, now }: Order,
  owners: BattleOwners,
): Promise<void> {
  const outcome = await decideBattleCommand(trx, row, { actor, commands: [command], now, ignored: IS_SO_ALREADY });
  if (outcome.events.length > 0) await saveBattle(trx, log, row, outcome, { owners });
}

const IS_SO_ALREADY = ['battle_over', 'battle_paused', 'not_paused'] as const;
