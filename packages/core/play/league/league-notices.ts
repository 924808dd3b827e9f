import type { LeagueChange } from '@pailei/contracts/play/league/league.notices';
import type { LeagueWeekRow } from '@pailei/db/schema/fixtures';
import { losersByRule } from '@pailei/domain/battles/league/offers';
import type { LeagueEvent, LeagueWeek } from '@pailei/domain/battles/league/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { findStaffIds } from '../../people/accounts/accounts.reads.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { NewNotification } from '../../people/notifications/new-notification.ts';
import { findBattleMembers } from '../battles/state/battle-teams.ts';
import { leagueCasesOf } from './league-views.ts';
import type { LeagueMoment } from './league.deps.ts';

type Told = { row: LeagueWeekRow; week: LeagueWeek; event: LeagueEvent; starts_at: string };
type Member = Awaited<ReturnType<typeof findBattleMembers>>[number];

/** Tells everybody whom an event concerns: captains what waits for them, whole teams when they play, referees what has no result. */
export async function tellLeague(moment: LeagueMoment, told: Told): Promise<void> {
  const { trx, log } = moment;
  const members = await findBattleMembers(trx, told.row);
  await notify(trx, log, [...noticesOf(told, members, moment.now), ...(await refereeNotices(moment, told, members))]);
}

function noticesOf(told: Told, members: readonly Member[], now: string): NewNotification[] {
  const { event } = told;
  const leaders = (sides: readonly Side[], change: LeagueChange) =>
    members
      .filter(({ leads, side }) => leads && sides.includes(side))
      .map((member) => changeNotice(told, member, change, now));
  switch (event.type) {
    case 'time_proposed':
      return leaders([otherSide(event.payload.by)], 'proposed');
    case 'time_declined':
      return leaders([otherSide(event.payload.by)], 'declined');
    case 'captains_reminded':
      return leaders(event.payload.sides, event.payload.line === 'propose_soon' ? 'propose_soon' : 'answer_soon');
    case 'time_accepted':
    case 'time_defaulted':
      return members.map((member) => timeNotice(told, member, now));
    case 'week_ended':
      return losersByRule(told.week) === null ? leaders(SIDES, 'no_result') : [];
    default:
      return [];
  }
}

const meetingOf = ({ row, week }: Told, side: Side) => ({
  tournament_id: row.tournament_id,
  team_name: week.teams[side].name,
  opponent_name: week.teams[otherSide(side)].name,
});

/** The line of which a captain reads: that of the proposals, then that of the answers. */
function lineOf({ week: { window, next } }: Told, change: LeagueChange): string | null {
  if (change === 'propose_soon') return window.propose_by;
  return next === null || next === 'end' ? null : window.answer_by;
}

const changeNotice = (
  told: Told,
  { account_id, side }: Member,
  change: LeagueChange,
  now: string,
): NewNotification => ({
  account_id,
  dedupe_key: `league_week:${told.row.fixture_id}:${change}:${now}`,
  notice: { kind: 'league_week', ...meetingOf(told, side), change, due_at: lineOf(told, change) },
});

const timeNotice = (told: Told, { account_id, side }: Member, now: string): NewNotification => ({
  account_id,
  dedupe_key: `league_time:${told.row.fixture_id}:${now}`,
  notice: {
    kind: 'league_time',
    ...meetingOf(told, side),
    battle_id: told.row.battle_id,
    source: told.week.source,
    starts_at: told.starts_at,
  },
});

/** To all referees who are of neither team. A demonstration calls nobody. */
async function refereeNotices(
  { trx, now }: LeagueMoment,
  { row, week, event }: Told,
  members: readonly Member[],
): Promise<NewNotification[]> {
  if (event.type !== 'week_ended' || losersByRule(week) !== null) return [];
  const [one] = await leagueCasesOf(trx, [{ ...row, state: week }]);
  if (!one || one.is_demo) return [];
  const own = new Set(members.map(({ account_id }) => account_id));
  const { battle_id, tournament_name, teams } = one;
  return (await findStaffIds(trx, now))
    .filter((id) => !own.has(id))
    .map((account_id) => ({
      account_id,
      dedupe_key: `league_case:${row.fixture_id}`,
      notice: { kind: 'league_case', battle_id, tournament_name, a_name: teams.a.name, b_name: teams.b.name },
    }));
}
