import { mayAdvance } from '@pailei/domain/tournament/stages';
import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { NO_SHOWS_TO_DROP } from '@pailei/domain/no-shows/no-shows';
import type { ClockMoment, Due } from '../../../ground/clocks/clock.ts';
import { createSharedReads } from '../../../ground/reads/shared-reads.ts';
import { publishSummary } from '../public-summary.ts';
import { findAbsentees, markDropped } from '../../no-shows/absentees.ts';
import { lockLoaded, tryCommand } from '../commands/run-command.ts';
import { withStartFacts } from '../commands/event-rules.ts';
import { leaveDepartedRosters } from '../teams/leave-rosters.ts';
import { keepLoaded, loadTournament, type LoadedTournament } from '../tournament-state.ts';
import { findTournament, lockTournament } from '../tournaments.repository.ts';
import type { Deadline } from '../tournaments.view.ts';
import { forfeitOpenMatches } from '../fixtures/forfeit-open-matches.ts';

const REASON = `缺席 ${NO_SHOWS_TO_DROP} 场，系统已让其退出赛事`;

type DropDeps = { db: Db; publisher: Publisher; now: () => string };

/**
 * Drops somebody who lost matches of an event by absence again and again. The staff may reinstate them; then these count no more.
 * Who has left already stays as they are.
 */
async function dropAbsentee(deps: DropDeps, id: string, participantId: string): Promise<void> {
  await inTransaction(deps, async (trx, log) => {
    const loaded = await lockLoaded(trx, id);
    if (!(await findAbsentees(trx, id)).includes(participantId)) return;
    const [command, now] = [{ type: 'drop', participant_id: participantId, reason: REASON } as const, deps.now()];
    const refused = await tryCommand(trx, log, loaded, { command, now });
    await markDropped(trx, participantId, now);
    if (!refused) await forfeitOpenMatches(trx, log, { participantId, now });
  });
}

export type TournamentClockDeps = { db: Db; publisher: Publisher; now: () => string };

/** How long the check-in stays open where no start time ends it. */
const CHECK_IN_MS = 10 * 60_000;
const CANCEL_SHORT: TournamentCommand = { type: 'cancel', reason: '到场人数不足，赛事取消' };

/** The automatic actions of a tournament: its deadlines, and going on when its matches are over. */
export function createTournamentClock(deps: TournamentClockDeps) {
  // The matches of a round ask one by one; who asks while it looks is answered by the look after it.
  const advance = createSharedReads((id: string) => advanceNow(deps, id));
  return {
    /** Does what was due; a deadline that has moved or passed already changes nothing. */
    async expire({ trx, log, now }: ClockMoment, { id, due_at }: Due): Promise<void> {
      const loaded = await lockLoaded(trx, id);
      if (loaded.row.due_at !== due_at) return;
      const due = commandAt(loaded.row, loaded.state.times.starts_at, now);
      const command = await withStartFacts(trx, loaded.state, due, now);
      const refused = await tryCommand(trx, log, loaded, { command, now });
      // the job stops and the staff hear of the event: only they can change what is wrong
      if (refused?.code === 'invalid_tournament') throw new Error(refused.message);
      if (refused?.code === 'not_enough_entrants') await tryCommand(trx, log, loaded, { command: CANCEL_SHORT, now });
    },

    /** Ends rounds, pairs the next, opens bracket matches, ends the tournament: whatever is due. Often nothing. */
    advance: (id: string): Promise<void> => advance(id),

    /** Who has left their team leaves its roster. Often nobody. */
    leaveRosters: (id: string): Promise<void> => leaveDepartedRosters(deps, id),

    /** Shows the public what has become older than the event's delay. Often nothing. */
    async publish(id: string): Promise<void> {
      await inTransaction(deps, async (trx, log) => {
        const row = await lockTournament(trx, id);
        const now = deps.now();
        if (row?.public_due_at && row.public_due_at <= now) await publishSummary(trx, log, row, now);
      });
    },
  };
}

async function advanceNow(deps: TournamentClockDeps, id: string): Promise<void> {
  for (const participantId of await findAbsentees(deps.db, id)) await dropAbsentee(deps, id, participantId);
  const seen = await readRunning(deps.db, id);
  if (!seen) return;
  if (!mayAdvance(seen.state, { now: deps.now(), new_id: newId })) {
    // here, where nobody waits: with the round that comes next every player would
    await keepLoaded(deps.db, id, seen);
    return;
  }
  await inTransaction(deps, async (trx, log) => {
    const loaded = await lockLoaded(trx, id);
    await tryCommand(trx, log, loaded, { command: { type: 'advance', by_hand: false }, now: deps.now() });
  });
}

/**
 * Without its lock: after nearly every match others of its round are still open. What ends the last of them asks for itself once it is
 * committed, so that none of them has to take the event's lock to learn that.
 */
function readRunning(db: Db, id: string): Promise<LoadedTournament | undefined> {
  return readInOneSnapshot(db, async (trx) => {
    const row = await findTournament(trx, id);
    return row?.status === 'running' ? loadTournament(trx, row) : undefined;
  });
}

export type TournamentClock = ReturnType<typeof createTournamentClock>;

function commandAt({ due_at, due_kind }: Deadline, startsAt: string | null, now: string): TournamentCommand {
  if (due_kind === 'open_registration') return { type: 'open_registration' };
  if (due_kind === 'end_offers') return { type: 'end_offers' };
  if (due_kind === 'fill_waitlist' && due_at !== null) return { type: 'fill_waitlist', due_at };
  if (due_kind !== 'open_check_in')
    return { type: 'start', due_at: due_kind === 'start' ? due_at : null, seed_order: [] };
  const isLater = startsAt !== null && Date.parse(startsAt) > Date.parse(now);
  return { type: 'open_check_in', due_at: isLater ? startsAt : new Date(Date.parse(now) + CHECK_IN_MS).toISOString() };
}
