import type { MatchRecord, MatchSide, MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import type { MatchRow } from '@pailei/db/schema/matches';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { readEpoch, readSince } from '@pailei/live/log';
import type { LiveEvent } from '@pailei/live/protocol/messages';
import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { readSubmission } from '../submissions/submissions.ts';
import { visibleVersion } from '../../site/visibility/visible.ts';
import { findCalls } from './calls/match-calls.reads.ts';
import { playerOf, type SeatedMatch } from './match-seats.ts';
import { findMatch } from './find-matches.ts';
import { readSecrets } from './matches.repository.ts';
import { matchInfo, matchSideView } from './matches.view.ts';

/** Far above what the longest best of seven with every ruling can reach. */
const WHOLE_RECORD = 10_000;

async function readRecord(trx: Trx, id: string, version: number): Promise<LiveEvent[]> {
  return (await readSince(trx, matchTopic.of(id), 0, WHOLE_RECORD)).filter((event) => event.v <= version);
}

/** The match as of a version of its log: what a delayed view shows. Whoever asked for more delay than the event has starts at its first moment. */
export async function matchAt(trx: Trx, row: MatchRow, version: number): Promise<SeriesState> {
  const events = await readRecord(trx, row.id, Math.max(version, 1));
  return foldSeries(events.map(seriesEventOf));
}

/** The snapshot of the match's topic: the newest one, or the one at `version`. */
export async function matchSnapshot(trx: Trx, id: string, version?: number): Promise<MatchSnapshot | undefined> {
  const row = await findMatch(trx, id);
  if (!row) return undefined;
  return { info: matchInfo(row), series: version === undefined ? row.state : await matchAt(trx, row, version) };
}

/** Every event a reader with this delay may see, in one consistent read. */
export async function matchRecord(db: Db, id: string, delay: number): Promise<MatchRecord> {
  return readInOneSnapshot(db, async (trx) => {
    const version = await visibleVersion(trx, matchTopic.of(id), delay);
    return { epoch: await readEpoch(trx), version, events: await readRecord(trx, id, version) };
  });
}

export async function matchViewAt(db: Db, row: SeatedMatch, delay: number) {
  return readInOneSnapshot(db, async (trx) => {
    const version = await visibleVersion(trx, matchTopic.of(row.id), delay);
    const fresh = delay > 0 ? undefined : await findMatch(trx, row.id);
    const series = fresh ? fresh.state : await matchAt(trx, row, version);
    return { info: matchInfo(row), series, epoch: await readEpoch(trx), version };
  });
}

/** What one side sees of its own: the snapshot of its topic. */
export async function readMatchSide(db: Db | Trx, row: SeatedMatch, side: Side): Promise<MatchSide> {
  const opponent = playerOf(row, side === 'a' ? 'b' : 'a');
  const account = await db.selectFrom('account').select('game_id').where('id', '=', opponent).executeTakeFirst();
  return matchSideView({
    side,
    decks: await readSubmission(db, row.state.sides[side].participant_id),
    secrets: await readSecrets(db, row.id),
    opponent_game_id: account?.game_id ?? null,
    calls: await findCalls(db, row.id),
  });
}
