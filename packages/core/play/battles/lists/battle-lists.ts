import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { readBattleTeams, sideOfTeam } from '../state/battle-teams.ts';
import { battleSummary, LIST_STATUSES } from './battle-summary.ts';

type Query = QueryOf<typeof battlesApi.list>;

function isOf(teamId: string) {
  return sql<SqlBool>`${teamId}::uuid in (battle.a_team_id, battle.b_team_id)`;
}

function matching(db: Db | Trx, { list, team_id, format }: Query, ownTeam: string | null) {
  return db
    .selectFrom('battle')
    .$if(list === 'mine', (query) => query.where(ownTeam === null ? sql<SqlBool>`false` : isOf(ownTeam)))
    .$if(list !== 'mine', (query) =>
      query.where('public_status', 'in', LIST_STATUSES[list as keyof typeof LIST_STATUSES]),
    )
    .$if(team_id !== undefined, (query) => query.where(isOf(team_id ?? '')))
    .$if(format !== undefined, (query) => query.where('format', '=', format as NonNullable<typeof format>));
}

/** Upcoming ones the earliest first, all others the latest first. */
const directionOf = (list: Query['list']) => (list === 'upcoming' ? 'asc' : 'desc');

/** As the public knows them; battles of the own team as they are. */
export async function listBattles(db: Db, query: Query, actor: Actor | null): Promise<DataOf<typeof battlesApi.list>> {
  const ownTeam = actor?.team_id ?? null;
  const rows = await matching(db, query, ownTeam)
    .selectAll()
    .orderBy(query.list === 'mine' ? 'starts_at' : 'public_at', directionOf(query.list))
    .orderBy('id')
    .limit(query.limit)
    .offset(query.skip)
    .execute();
  const { total } = await matching(db, query, ownTeam)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items: BattleSummary[] = [];
  for (const row of rows) {
    const line = await lineFor(db, row, ownTeam);
    if (line) items.push(line);
  }
  return { items, total: total, skip: query.skip, limit: query.limit };
}

async function lineFor(db: Db, row: BattleRow, ownTeam: string | null): Promise<BattleSummary | null> {
  if (row.delay_seconds === 0 || sideOfTeam(row, ownTeam) === undefined) return row.public_summary;
  return battleSummary(row.state, { teams: await readBattleTeams(db, row), is_demo: row.is_demo });
}

const SHOWN = { live: 100, upcoming: 30, finished: 20 } as const;

/** What the list's topic begins with. */
export async function listSnapshot(trx: Trx): Promise<{ battles: BattleSummary[] }> {
  const battles: BattleSummary[] = [];
  for (const list of ['live', 'upcoming', 'finished'] as const) {
    const rows = await trx
      .selectFrom('battle')
      .select('public_summary')
      .where('public_status', 'in', LIST_STATUSES[list])
      .orderBy('public_at', directionOf(list))
      .orderBy('id')
      .limit(SHOWN[list])
      .execute();
    battles.push(...rows.flatMap(({ public_summary }) => public_summary ?? []));
  }
  return { battles };
}

/** The battle that a team plays now, else its next, else its last: to its own members as it is, to others as they know it. */
export async function findTeamsBattle(db: Db, teamId: string, isOwn: boolean): Promise<BattleRow | undefined> {
  const status = sql.ref(isOwn ? 'battle.status' : 'battle.public_status');
  return db
    .selectFrom('battle')
    .selectAll()
    .where(isOf(teamId))
    .where(sql<SqlBool>`${status} is not null and ${status} <> 'cancelled'`)
    .orderBy(
      sql`case when ${status} in ('check_in', 'playing', 'paused') then 0 when ${status} = 'scheduled' then 1 else 2 end`,
    )
    .orderBy(
      sql`case when ${status} = 'scheduled' then extract(epoch from starts_at) else -extract(epoch from starts_at) end`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
