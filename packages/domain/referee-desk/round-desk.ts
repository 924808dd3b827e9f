import { leagueWindow } from '../battles/league/league-window.ts';
import type { LeagueSettings } from '../battles/league/settings.ts';
import type { MatchSummary, Round } from '../tournament/stages/stage-base.ts';
import { roundMinutes } from '../series/round-minutes.ts';
import { currentStage } from '../tournament/state-parts.ts';
import { leagueOf } from '../tournament/teams/league-of.ts';
import type { TournamentState } from '../tournament/types.ts';

export const TABLE_STATES = ['over', 'going', 'waiting', 'disputed', 'late', 'unreported'] as const;
/**
 * `waiting`: its sides may still come in time. `late`: the time to come runs out or is over. `unreported`: past the warning line
 * of its round, and nobody asks for anything.
 */
export type TableState = (typeof TABLE_STATES)[number];

export type DeskTable = {
  readonly match: MatchSummary;
  readonly state: TableState;
  /** Since when it waits for a referee; null where it does not. */
  readonly since: string | null;
  /** When its round should be over, in a league its week, and when a referee has to go there. */
  readonly warning_at: string;
  readonly judge_at: string;
};

/** The rounds that are being played, as the referees see them. */
export type RoundDesk = {
  /** Index of the stage. */
  readonly stage: number;
  readonly round: number;
  readonly tables: readonly DeskTable[];
  /** Of the table that may take longest; null where all are over. */
  readonly warning_at: string | null;
  readonly judge_at: string | null;
};

/** How long before the time to come is over somebody may look at it. */
const LATE_NOTICE_MS = 60_000;
const MINUTE_MS = 60_000;
/** From the warning line to the judge line. */
const JUDGE_MINUTES = 10;

/** What is played now and how it stands; null where nothing is. An event that stands still is seen as it was when it stopped. */
export function roundDesk(state: TournamentState, nowMs: number): RoundDesk | null {
  const stage = state.status === 'running' ? currentStage(state) : undefined;
  const rounds = stage?.rounds.filter(({ status }) => status === 'running') ?? [];
  const newest = rounds.at(-1);
  if (!stage || !newest) return null;
  const seenMs = state.pause ? Math.min(nowMs, Date.parse(state.pause.since)) : nowMs;
  const firstCallMs = (state.settings.timers.check_in[0] ?? 0) * 1000;
  const league = leagueOf(state.settings, stage.index);
  const tables = rounds.flatMap((round) =>
    round.matches.map((match) => deskTable(match, { round, seenMs, firstCallMs, league })),
  );
  const open = tables.filter((table) => table.state !== 'over');
  return {
    stage: stage.index,
    round: newest.number,
    tables,
    warning_at: latest(open.map(({ warning_at }) => warning_at)),
    judge_at: latest(open.map(({ judge_at }) => judge_at)),
  };
}

type Moment = {
  readonly round: Round;
  readonly seenMs: number;
  readonly firstCallMs: number;
  readonly league: LeagueSettings | null;
};

function deskTable(match: MatchSummary, { round, seenMs, firstCallMs, league }: Moment): DeskTable {
  const opened_at = match.opened_at ?? round.started_at;
  const pausedMs = round.paused_ms ?? 0;
  const openedMs = Date.parse(opened_at) + pausedMs;
  const warningMs = league
    ? Date.parse(leagueWindow(league, opened_at).ends_at) + pausedMs
    : openedMs + roundMinutes(match.best_of) * MINUTE_MS;
  const lines = { warning_at: iso(warningMs), judge_at: iso(warningMs + JUDGE_MINUTES * MINUTE_MS) };
  return { match, ...lines, ...standing(match, { seenMs, warningMs, calledMs: openedMs + firstCallMs }) };
}

type Times = { readonly seenMs: number; readonly warningMs: number; readonly calledMs: number };

function standing(match: MatchSummary, { seenMs, warningMs, calledMs }: Times): Pick<DeskTable, 'state' | 'since'> {
  if (match.result !== null) return { state: 'over', since: null };
  if (match.status === 'disputed') return { state: 'disputed', since: match.updated_at };
  if (match.status === 'check_in') return attendance(match, { seenMs, calledMs });
  if (match.status === 'paused' || seenMs < warningMs) return { state: 'going', since: null };
  return { state: 'unreported', since: iso(warningMs) };
}

function attendance(
  { due_at, check_in_rung = 0 }: MatchSummary,
  { seenMs, calledMs }: Omit<Times, 'warningMs'>,
): Pick<DeskTable, 'state' | 'since'> {
  if (check_in_rung > 0) return { state: 'late', since: iso(Math.min(calledMs, seenMs)) };
  const noticeMs = due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at) - LATE_NOTICE_MS;
  return seenMs < noticeMs ? { state: 'waiting', since: null } : { state: 'late', since: iso(noticeMs) };
}

const iso = (ms: number): string => new Date(ms).toISOString();

const latest = (times: readonly string[]): string | null => times.toSorted().at(-1) ?? null;
