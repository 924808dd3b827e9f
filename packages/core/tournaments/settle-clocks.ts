import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { inTransaction } from '@pailei/live/transaction';
import { endStandstill, lockWindows, lostSince, readStandstill } from '../maintenance/index.ts';
import type { Standstill } from '../maintenance/index.ts';
import { creditMatches } from '../matches/index.ts';
import { matchResults } from './match-results.ts';
import { lockLoaded, tryCommand } from './run-command.ts';
import type { TournamentClockDeps } from './tournament-clock.ts';
import { findGatheringTournaments } from './tournaments.repository.ts';

/**
 * After maintenance that kept players from acting: moves every deadline by what it lost, in one transaction with the events that
 * tell it, and lets the clocks run again. Often nothing; returns whether there was anything to do.
 */
export async function settleClocks(deps: TournamentClockDeps): Promise<boolean> {
  if (!(await readStandstill(deps.db, deps.now()))?.isOver) return false;
  return inTransaction(deps, async (trx, log) => {
    await lockWindows(trx);
    const now = deps.now();
    const standstill = await readStandstill(trx, now);
    // Another worker was first, or the next window has begun.
    if (!standstill?.isOver) return false;
    await creditTournaments(trx, log, standstill, now);
    await creditMatches(trx, log, { standstill, now, results: matchResults });
    await endStandstill(trx, standstill, now);
    return true;
  });
}

async function creditTournaments(trx: Trx, log: LiveLog, standstill: Standstill, now: string): Promise<void> {
  for (const { id } of await findGatheringTournaments(trx)) {
    const loaded = await lockLoaded(trx, id);
    const isCheckIn = loaded.state.status === 'check_in';
    const since = isCheckIn ? lostSince(standstill, loaded.row.due_set_at) : standstill.since;
    await tryCommand(trx, log, loaded, { command: { type: 'credit_time', since }, now });
  }
}
