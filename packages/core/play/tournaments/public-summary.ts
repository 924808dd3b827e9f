import { later } from '@pailei/domain/deadline/deadline';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { PublicLineColumn, TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { isUnpublished } from '../../site/visibility/unpublished.ts';
import { visibleVersion } from '../../site/visibility/visible.ts';
import { publishTournamentJob } from './clock/publish-tournament.job.ts';
import {
  holdSummary,
  nextHeldAt,
  participantsHeld,
  releaseSummary,
  saveHeldSummary,
  savePublicStatuses,
} from './public-summary.repository.ts';
import { firstPublicVersion, type TournamentChanges } from './tournaments.repository.ts';
import { summaryView } from './tournaments.list.ts';
import { tournamentAt } from './tournament-state.ts';
import { columnsOf } from './tournaments.view.ts';

/** The job comes when the log's event is surely old enough: that is written some milliseconds after the command's `now`. */
const MARGIN_MS = 200;
/** Changes that follow each other closely become public together. */
const MIN_PAUSE_MS = 1_000;

type PublicSummary = Omit<PublicLineColumn, 'version'>;

function publicSummaryOf(row: Pick<TournamentRow, keyof PublicSummary>): PublicSummary {
  const { name, status, format, capacity, summary, starts_at, started_at, finished_at } = row;
  return { name, status, format, capacity, summary, starts_at, started_at, finished_at };
}

/** What lists showed of a tournament by this row; null: nothing. */
function shownSummary(row: TournamentRow): PublicSummary | null {
  if (row.public_due_at !== null) return row.public_line && publicSummaryOf(row.public_line);
  return isUnpublished(row) ? null : publicSummaryOf(row);
}

type SummaryChange = {
  row: TournamentRow;
  columns: TournamentChanges & Pick<TournamentRow, 'cancelled_as_draft'>;
  now: string;
};

/** Takes a change into the lists: at once, or when it is older than the event's delay. */
export async function updatePublicSummary(trx: Trx, log: LiveLog, { row, columns, now }: SummaryChange): Promise<void> {
  const delay = columns.delay_seconds;
  if (isUnpublished(columns)) return;
  if (delay === 0) {
    if (row.public_due_at !== null) await releaseSummary(trx, row.id);
    return logSummary(log, row, publicSummaryOf({ ...row, ...columns }));
  }
  const due_at = later(now, delay * 1_000 + MARGIN_MS);
  const line = shownSummary(row);
  const isFirst = await holdSummary(trx, row.id, { due_at, line: line && { version: row.state_version, ...line } });
  if (isFirst) await enqueueJobs(trx, [publishTournamentJob(row.id, due_at)]);
}

/** Shows what has become older than the delay, and plans when the next change has. */
export async function publishSummary(trx: Trx, log: LiveLog, row: TournamentRow, now: string): Promise<void> {
  const topic = tournamentTopic.of(row.id);
  const version = await visibleVersion(trx, topic, row.delay_seconds);
  const heldAt = await nextHeldAt(trx, topic, version);
  if (heldAt === undefined) {
    await releaseSummary(trx, row.id);
    return logSummary(log, row, publicSummaryOf(row));
  }
  const next = later(heldAt, row.delay_seconds * 1_000 + MARGIN_MS);
  const due_at = next > later(now, MIN_PAUSE_MS) ? next : later(now, MIN_PAUSE_MS);
  await enqueueJobs(trx, [publishTournamentJob(row.id, due_at)]);
  const state = await newerState(trx, row, version);
  if (!state) return saveHeldSummary(trx, row.id, { due_at, line: row.public_line });
  const line = publicSummaryOf({ ...row, ...columnsOf(state, now) });
  await saveHeldSummary(trx, row.id, { due_at, line: { version, ...line } });
  await showParticipants(trx, row.id, state);
  logSummary(log, row, line);
}

/** The state at this version, unless lists are there already, or it is that of a draft. */
async function newerState(trx: Trx, row: TournamentRow, version: number): Promise<TournamentState | undefined> {
  const first = await firstPublicVersion(trx, tournamentTopic.of(row.id));
  const isPublic = first !== undefined && version >= first;
  return isPublic && version > (row.public_line?.version ?? 0) ? tournamentAt(trx, row, version) : undefined;
}

/** Of the entries whose change is held back, those that the public sees otherwise now. */
async function showParticipants(trx: Trx, id: string, { participants }: TournamentState): Promise<void> {
  const held = await participantsHeld(trx, id);
  const shown = held.map((row) => {
    const status = participants[row.id]?.status ?? ('unseen' as const);
    return { id: row.id, public_status: status === row.status ? null : status };
  });
  await savePublicStatuses(trx, shown);
}

/** Only what the lobby shows is news to it. */
function logSummary(log: LiveLog, row: TournamentRow, line: PublicSummary): void {
  const before = shownSummary(row);
  const tournament = summaryView({ ...identity(row), ...line });
  const isSame =
    before !== null && JSON.stringify(summaryView({ ...identity(row), ...before })) === JSON.stringify(tournament);
  if (!isSame) log.add(lobbyTopic.of(), 'tournament_changed', { tournament });
}

const identity = ({ id, is_demo }: TournamentRow) => ({ id, is_demo });
