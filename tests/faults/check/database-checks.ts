import { isDeepStrictEqual } from 'node:util';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import { foldTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentEventOf } from '@pailei/domain/tournament/events';
import type { Db } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import type { LiveEvent } from '@pailei/live/feed-client';
import { parseTopic } from '@pailei/live/topics';
import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import { battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { Acknowledged } from './watch-answers.ts';
import type { Heads } from './staleness.ts';

const WHOLE_LOG = 1_000_000;

/** The public topics of tournaments and matches and how far they are. */
export async function readPublicHeads(db: Db): Promise<Heads> {
  const at = Date.now();
  const rows = await db.selectFrom('live_head').select(['topic', 'version']).execute();
  const isPublic = (topic: string) => ['match', 'tournament'].includes(parseTopic(topic)?.kind ?? '');
  const heads = rows.filter(({ topic }) => isPublic(topic)).map(({ topic, version }) => [topic, version] as const);
  return { at, versions: Object.fromEntries(heads) };
}

/** Topics whose log is not exactly 1 … head. Nothing is old enough yet to have been trimmed. */
export async function findHoles(db: Db): Promise<string[]> {
  const logged = db
    .selectFrom('live_event')
    .select(({ fn }) => ['topic', fn.min('version').as('first'), fn.max('version').as('last')])
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .groupBy('topic')
    .as('logged');
  const rows = await db
    .selectFrom('live_head')
    .fullJoin(logged, (join) => join.onRef('logged.topic', '=', 'live_head.topic'))
    .select(['live_head.topic as topic', 'logged.topic as logged_topic', 'live_head.version as head'])
    .select(['logged.first', 'logged.last', 'logged.amount'])
    .execute();
  return rows
    .filter(({ head, first, last, amount }) => first !== 1 || last !== head || amount !== head)
    .map(
      (row) =>
        `${row.topic ?? row.logged_topic}: head ${row.head}, ${row.amount} events from ${row.first} to ${row.last}`,
    );
}

const foldMatch = (events: readonly LiveEvent[]) => foldSeries(events.map(seriesEventOf));

function foldTopic(topic: string, events: readonly LiveEvent[]): unknown {
  const kind = parseTopic(topic)?.kind;
  if (kind === 'battle') return foldBattle(events.map(battleEventOf));
  if (kind !== 'tournament') return foldMatch(events);
  const [created, ...later] = events.map(tournamentEventOf);
  return foldTournament([created as TournamentEventOf<'tournament_created'>, ...later]);
}

const isSame = (a: unknown, b: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));

/** Matches, battles and tournaments whose stored state is not the fold of their log. */
export async function findFoldDifferences(db: Db): Promise<string[]> {
  const matches = await db.selectFrom('match').select(['id', 'state']).execute();
  const battles = await db.selectFrom('battle').select(['id', 'state']).execute();
  const tournaments = await db.selectFrom('tournament').select(['id', 'state', 'state_version']).execute();
  const stored = [
    ...matches.map(({ id, state }) => ({ topic: matchTopic.of(id), state, version: WHOLE_LOG })),
    ...battles.map(({ id, state }) => ({ topic: battleTopic.of(id), state, version: WHOLE_LOG })),
    ...tournaments.map(({ id, state, state_version }) => ({
      topic: tournamentTopic.of(id),
      state,
      version: state_version,
    })),
  ];
  const found: string[] = [];
  for (const { topic, state, version } of stored) {
    const events = await readSince(db, topic, 0, version);
    if (!isSame(foldTopic(topic, events), state))
      found.push(`${topic}: stored state is not the fold of ${events.length} events`);
  }
  return found;
}

/** Commands the site said it had carried out, and that the log knows nothing of, or otherwise. */
export async function findLostCommands(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const logs = new Map<string, LiveEvent[]>();
  const found: string[] = [];
  for (const { topic, version, state } of acknowledged) {
    const events = logs.get(topic) ?? (await readSince(db, topic, 0, WHOLE_LOG));
    logs.set(topic, events);
    if (events.length < version) found.push(`${topic}: ${version} was acknowledged, the log ends at ${events.length}`);
    else if (!isSame(foldTopic(topic, events.slice(0, version)), state))
      found.push(`${topic}: ${version} is not what was acknowledged`);
  }
  return found;
}

/** What may happen once in a tournament and is in its log twice, and matches that never ended. */
export async function findDoubledOrMissing(db: Db, tournamentId: string): Promise<string[]> {
  const events = await readSince(db, tournamentTopic.of(tournamentId), 0, WHOLE_LOG);
  const seen = new Map<string, number>();
  for (const { t, p } of events) {
    const { stage = '', round = '', match_id = '' } = p as { stage?: number; round?: number; match_id?: string };
    const times = ONCE[t]?.({ stage, round, match_id });
    if (times !== undefined) seen.set(times, (seen.get(times) ?? 0) + 1);
  }
  const doubled = [...seen].filter(([, times]) => times > 1).map(([what, times]) => `${what}: ${times} times`);
  const over = ['finished', 'forfeited', 'cancelled'] as const;
  const open = await db
    .selectFrom('match')
    .select(['id', 'status', 'due_at'])
    .where('status', 'not in', over)
    .execute();
  return [...doubled, ...open.map(({ id, status, due_at }) => `match ${id}: still ${status}, due ${due_at}`)];
}

type Facts = { stage: number | string; round: number | string; match_id: string };
const ONCE: Record<string, (facts: Facts) => string> = {
  tournament_started: () => 'tournament_started',
  tournament_finished: () => 'tournament_finished',
  stage_started: ({ stage }) => `stage_started ${stage}`,
  stage_finished: ({ stage }) => `stage_finished ${stage}`,
  round_started: ({ stage, round }) => `round_started ${stage}.${round}`,
  match_finished: ({ match_id }) => `match_finished ${match_id}`,
};

/** Work that waits although its time has come: deadlines, and jobs that nobody queued. */
export async function findOverdueWork(db: Db): Promise<string[]> {
  const late = new Date(Date.now() - 10_000).toISOString();
  const jobs = await db
    .selectFrom('outbox_job')
    .select(['job_key'])
    .where('queued_at', 'is', null)
    .where('run_at', '<', late)
    .execute();
  const matches = await db.selectFrom('match').select(['id', 'due_kind']).where('due_at', '<', late).execute();
  const battles = await db.selectFrom('battle').select(['id', 'due_kind']).where('due_at', '<', late).execute();
  return [
    ...jobs.map(({ job_key }) => `job ${job_key}`),
    ...matches.map(({ id, due_kind }) => `match ${id}: ${due_kind}`),
    ...battles.map(({ id, due_kind }) => `battle ${id}: ${due_kind}`),
  ];
}

type Backends = {
  pg_stat_activity: { pid: number; application_name: string; state: string | null; state_change: string | null };
};

const IDLE_MS = 5_000;

/** Backends that hold a transaction open and do nothing for longer than they may. */
export async function findIdleTransactions(db: Db, idleMs = IDLE_MS): Promise<string[]> {
  const idleSince = new Date(Date.now() - idleMs).toISOString();
  const rows = await db
    .$extendTables<Backends>()
    .selectFrom('pg_stat_activity')
    .select(['pid', 'application_name'])
    .where('state', 'like', 'idle in transaction%')
    .where('state_change', '<', idleSince)
    .execute();
  return rows.map(({ pid, application_name }) => `backend ${pid} of ${application_name}`);
}
