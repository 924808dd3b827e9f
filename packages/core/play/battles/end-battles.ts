import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleActor, BattleCommand, Losers } from '@pailei/domain/battles/commands';
import type { Referee } from '@pailei/domain/rulings/rulings';
import type { Side } from '@pailei/domain/series/sides';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { withdrawMatches } from '../matches/cancel-matches.ts';
import { UNTOLD, type BattleOwners } from './battle-owner.ts';
import { decideBattleCommand } from './commands/decide-battle-command.ts';
import { saveBattle } from './commands/save-battle.ts';
import { followSummary } from './lists/public-summary.ts';
import { lockBattle } from './state/lock-battle.ts';

type Ruled = { by: Referee; reason: string; now: string };

/** Battles of fixtures that count no more: those that are played are cancelled, no board of any counts in a record, and lists drop them. */
export async function withdrawBattles(trx: Trx, log: LiveLog, ids: readonly string[], ruled: Ruled): Promise<void> {
  await ruleOnBattles(trx, log, ids, { ...ruled, type: 'cancel' });
  for (const id of ids.toSorted()) {
    const row = await lockBattle(trx, id);
    if (row) await followSummary(trx, log, { row, state: row.state, now: ruled.now });
    const boards = row?.state.boards.flatMap(({ match_id }) => match_id ?? []) ?? [];
    await withdrawMatches(trx, log, boards, ruled);
  }
}

type Ruling = Ruled & { type: 'cancel' | 'pause' | 'resume'; owners?: BattleOwners };

/** A referee's word on battles that are not over; the event that they belong to has said it. */
export async function ruleOnBattles(
  trx: Trx,
  log: LiveLog,
  ids: readonly string[],
  { type, owners = UNTOLD, by, reason, now }: Ruling,
): Promise<void> {
  for (const id of ids.toSorted())
    await giveTo(trx, log, id, () => ({ actor: { kind: 'referee', ...by }, command: { type, reason }, now, owners }));
}

/** Both teams want no battle any more; its line-ups are open, as `hasOpenLineUps` has said in the same transaction. */
export function callOffBattle(trx: Trx, log: LiveLog, { id, reason, now }: { id: string } & Omit<Ruled, 'by'>) {
  return ruleOnBattles(trx, log, [id], { type: 'cancel', by: SYSTEM, reason, now });
}

/** Locks a battle, and says whether a line-up may still be locked. */
export async function hasOpenLineUps(trx: Trx, id: string): Promise<boolean> {
  const row = await lockBattle(trx, id);
  return row?.status === 'scheduled' && row.state.due_kind === 'line_up';
}

type Forfeit = { id: string; team_id: string; now: string; owners: BattleOwners };

/** The team leaves its event, and gives up the battle. */
export function forfeitBattle(trx: Trx, log: LiveLog, { id, team_id, now, owners }: Forfeit): Promise<void> {
  return giveTo(trx, log, id, (row) => {
    const side: Side = row.a_team_id === team_id ? 'a' : 'b';
    return { actor: { kind: 'side', side, account_id: '' }, command: { type: 'forfeit' }, now, owners };
  });
}

type ByRule = { id: string; losers: Losers; reason: string; now: string; owners: BattleOwners };

/** The rules of its event decide a battle that has no result, as a referee would. */
export function giveUpByRule(trx: Trx, log: LiveLog, { id, losers, reason, now, owners }: ByRule): Promise<void> {
  const command = { type: 'forfeit_battle', losers, reason } as const;
  return giveTo(trx, log, id, () => ({ actor: { kind: 'referee', ...SYSTEM }, command, now, owners }));
}

type Order = { actor: BattleActor; command: BattleCommand; now: string; owners: BattleOwners };

/** To a battle that is not over. */
async function giveTo(trx: Trx, log: LiveLog, id: string, orderFor: (row: BattleRow) => Order): Promise<void> {
  const row = await lockBattle(trx, id);
  if (!row || isBattleOver(row.status)) return;
  const { actor, command, now, owners } = orderFor(row);
  const outcome = await decideBattleCommand(trx, row, { actor, commands: [command], now, ignored: IS_SO_ALREADY });
  if (outcome.events.length > 0) await saveBattle(trx, log, row, { ...outcome, owners });
}

/** Under whose name rules decide that no referee has to. */
const SYSTEM: Referee = { user_id: 'system', name: '系统' };
const IS_SO_ALREADY = ['battle_over', 'battle_paused', 'not_paused'] as const;
