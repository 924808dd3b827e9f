import type { LeagueCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import type { Db } from '@pailei/db/client';
import type { LeagueWeekRow } from '@pailei/db/schema/fixtures';
import type { Trx } from '@pailei/db/tx';
import { leagueDue } from '@pailei/domain/battles/league/evolve';
import { losersByOffers } from '@pailei/domain/battles/league/offers';
import type { LeagueProposal, LeagueWeek } from '@pailei/domain/battles/league/types';
import type { Side } from '@pailei/domain/series/sides';
import { readBadges } from '../battles/state/battle-teams.ts';
import { findEndedWeeks, findSurroundings } from './league.repository.ts';

type Around = Awaited<ReturnType<typeof findSurroundings>>[number];

/** Lists of the contract may be changed by who reads them; those of the rules may not. */
const proposalView = (proposal: LeagueProposal): LeagueWeekView['proposals'][number] => ({
  ...proposal,
  slots: [...proposal.slots],
});

async function readAround(db: Db | Trx, rows: readonly LeagueWeekRow[]): Promise<(row: LeagueWeekRow) => Around> {
  const found = rows.length === 0 ? [] : await findSurroundings(db, rows);
  const byBattle = new Map(found.map((around) => [around.battle_id, around]));
  return ({ fixture_id, battle_id }) => {
    const around = byBattle.get(battle_id);
    if (!around) throw new Error(`the league week ${fixture_id} has no battle`);
    return around;
  };
}

/** In the order of the rows. */
export async function readWeeks(db: Db | Trx, rows: readonly LeagueWeekRow[]): Promise<LeagueWeekView[]> {
  const aroundOf = await readAround(db, rows);
  const badges = await readBadges(
    db,
    rows.flatMap(({ a_team_id, b_team_id }) => [a_team_id, b_team_id]),
  );
  const teamOf = ({ team_id: id, name }: LeagueWeek['teams'][Side]) => {
    const badge = badges.get(id);
    if (!badge) throw new Error(`there is no team ${id}`);
    return { id, name, ...badge };
  };
  return rows.map((row) => {
    const { state: week, closed_at } = row;
    const { starts_at, tournament_name } = aroundOf(row);
    const due_at = leagueDue(week);
    return {
      id: row.fixture_id,
      tournament_id: row.tournament_id,
      tournament_name,
      label: week.label,
      battle_id: row.battle_id,
      teams: { a: teamOf(week.teams.a), b: teamOf(week.teams.b) },
      window: week.window,
      starts_at,
      source: week.source,
      proposals: week.proposals.map(proposalView),
      waiting: week.waiting,
      next: week.next !== null && due_at !== null && closed_at === null ? { line: week.next, at: due_at } : null,
      is_held: week.held_since !== null,
      ended_at: week.ended_at,
      losers: losersByOffers(week),
      is_over: closed_at !== null,
      updated_at: row.updated_at,
    };
  });
}

export async function readWeek(db: Db | Trx, row: LeagueWeekRow): Promise<LeagueWeekView> {
  const [view] = await readWeeks(db, [row]);
  if (!view) throw new Error(`the league week ${row.fixture_id} has no view`);
  return view;
}

/** Weeks without a result as every referee sees them: what was offered stands in a route of its own. */
export async function readLeagueCases(db: Db | Trx, limit: number): Promise<LeagueCase[]> {
  return leagueCasesOf(db, await findEndedWeeks(db, limit));
}

export async function leagueCasesOf(db: Db | Trx, rows: readonly LeagueWeekRow[]): Promise<LeagueCase[]> {
  const aroundOf = await readAround(db, rows);
  return rows.map((row) => {
    const { tournament_name, is_demo } = aroundOf(row);
    const { teams, label, ended_at } = row.state;
    return {
      kind: 'league_week',
      week_id: row.fixture_id,
      battle_id: row.battle_id,
      tournament_id: row.tournament_id,
      tournament_name,
      label,
      teams: { a: { id: row.a_team_id, name: teams.a.name }, b: { id: row.b_team_id, name: teams.b.name } },
      is_demo,
      opened_at: ended_at ?? row.updated_at,
    };
  });
}
