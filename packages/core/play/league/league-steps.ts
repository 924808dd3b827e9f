import { LEAGUE_ERRORS } from '@pailei/contracts/play/league/league-errors';
import { teamLeagueTopic } from '@pailei/contracts/play/league/team-league.topic';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { generalError, type AppError } from '@pailei/contracts/http/errors';
import type { LeagueWeekRow } from '@pailei/db/schema/fixtures';
import type { Trx } from '@pailei/db/tx';
import { decideLeagueWeek } from '@pailei/domain/battles/league/decide';
import { evolveLeagueWeek, leagueDue } from '@pailei/domain/battles/league/evolve';
import { losersByRule } from '@pailei/domain/battles/league/offers';
import type {
  LeagueCommand,
  LeagueEvent,
  LeagueViolation,
  LeagueViolationCode,
  LeagueWeek,
} from '@pailei/domain/battles/league/types';
import { isViolation } from '@pailei/domain/violation/violation';
import { dueJob } from '../../ground/clocks/clock.ts';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { lockTeams } from '../../people/team-locks/team-locks.ts';
import { giveUpByRule } from '../battles/end-battles.ts';
import { lockBattle } from '../battles/state/lock-battle.ts';
import { readMovability, rescheduleBattle } from '../battles/reschedule-battle.ts';
import { LEAGUE_CLOCK } from './league-clock-name.ts';
import { tellLeague } from './league-notices.ts';
import type { LeagueDeps, LeagueMoment } from './league.deps.ts';
import { findWeek, lockWeek, saveWeek } from './league.repository.ts';
import { leagueCasesOf, readWeek } from './league-views.ts';

const FIELD_OF: Partial<Record<LeagueViolationCode, string>> = {
  wrong_slot_count: 'slots',
  duplicate_slot: 'slots',
  slot_too_soon: 'slots',
  slot_outside_week: 'slots',
  same_time: 'slots',
  unknown_slot: 'slot',
};

/** The rule's refusal, at the field that is wrong where one is. */
export const leagueError = (refusal: LeagueViolation): AppError =>
  violationError(LEAGUE_ERRORS, refusal, FIELD_OF[refusal.violation]);

/** Locks both teams of a week, its battle and the week, in the order of locks. Throws `not_found`. */
export async function lockWithTeams(trx: Trx, id: string): Promise<LeagueWeekRow> {
  const seen = await findWeek(trx, id);
  if (!seen) throw generalError('not_found');
  await lockTeams(trx, [seen.a_team_id, seen.b_team_id]);
  return lockWithBattle(trx, seen);
}

/** The battle before its week: whoever ends it closes the week. */
export async function lockWithBattle(trx: Trx, { fixture_id: id, battle_id }: LeagueWeekRow): Promise<LeagueWeekRow> {
  await lockBattle(trx, battle_id);
  const row = await lockWeek(trx, id);
  if (!row) throw generalError('not_found');
  return row;
}

/** What the rules ask of the battle, which is locked. */
export async function battleFacts(trx: Trx, { battle_id, closed_at }: LeagueWeekRow) {
  const battle = await readMovability(trx, battle_id);
  return closed_at === null ? battle : { ...battle, is_over: true };
}

type Stepping = Pick<LeagueDeps, 'owners'>;

/** A command of the clock or of the event; a refusal changes nothing. Under the locks of the battle and the week. */
export async function giveAsSystem(
  { owners }: Stepping,
  moment: LeagueMoment,
  row: LeagueWeekRow,
  command: LeagueCommand,
): Promise<void> {
  const battle = await battleFacts(moment.trx, row);
  const event = decideLeagueWeek(row.state, command, { now: moment.now, actor: { kind: 'system' }, battle });
  if (!isViolation(event)) await recordStep({ owners }, moment, row, event);
}

/** Writes what was decided on a locked week, with all that follows: the battle's start, its end by the rule, lists, desk, notices. */
export async function recordStep(
  { owners }: Stepping,
  moment: LeagueMoment,
  row: LeagueWeekRow,
  event: LeagueEvent,
): Promise<void> {
  const { trx, log, now } = moment;
  const week = evolveLeagueWeek(row.state, event);
  await saveWeek(trx, row, week, now);
  await enqueueDue(moment, row, week);
  const { battle_id: id } = row;
  const moved = startIn(event);
  if (moved !== null) await rescheduleBattle(trx, log, { id, starts_at: moved, now, owners });
  const { starts_at } = await readMovability(trx, id);
  await logWeek(moment, row.fixture_id);
  await tellLeague(moment, { row, week, event, starts_at });
  if (event.type === 'week_ended') await endWeek({ owners }, moment, { row, week });
}

function startIn(event: LeagueEvent): string | null {
  return event.type === 'time_accepted' || event.type === 'time_defaulted' ? event.payload.starts_at : null;
}

async function enqueueDue({ trx }: LeagueMoment, row: LeagueWeekRow, week: LeagueWeek): Promise<void> {
  const due_at = leagueDue(week);
  if (due_at !== null && due_at !== row.due_at)
    await enqueueJobs(trx, [dueJob(LEAGUE_CLOCK, { id: row.fixture_id, due_at })]);
}

/** To the lists of both teams. */
export async function logWeek({ trx, log }: Pick<LeagueMoment, 'trx' | 'log'>, id: string): Promise<void> {
  const row = await findWeek(trx, id);
  if (!row) return;
  const week = await readWeek(trx, row);
  for (const teamId of [row.a_team_id, row.b_team_id])
    log.add(teamLeagueTopic.of(teamId), 'league_week_changed', { week });
}

const BY_RULE = '联赛周到期没有赛果，按提议记录判定';

type Ended = { row: LeagueWeekRow; week: LeagueWeek };

/** A referee decides, unless the event has said that what the rule proposes counts at once. */
async function endWeek({ owners }: Stepping, moment: LeagueMoment, { row, week }: Ended): Promise<void> {
  const { trx, log, now } = moment;
  const losers = losersByRule(week);
  if (losers !== null) return giveUpByRule(trx, log, { id: row.battle_id, losers, reason: BY_RULE, now, owners });
  const [opened] = await leagueCasesOf(trx, [{ ...row, state: week }]);
  if (opened) log.add(staffTopic.of(), 'case_opened', { case: opened });
}
