import { periodFrom, type Commitments, type Period } from '@pailei/domain/availability/availability';
import { expectedMatchMinutes, expectedPeriod } from '@pailei/domain/battles/expected-length';
import type { BattleState } from '@pailei/domain/battles/types';
import type { BestOf } from '@pailei/domain/series/settings';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { isOpenMatch } from '../../matches/find-matches.ts';

/** A running match that takes longer than expected may end in so many minutes, but not sooner. */
const LEAST_MINUTES_LEFT = 5;

type Asked = {
  account_ids: readonly string[];
  now: string;
  /** The battle that the question is about: its own boards and line-ups keep no one from it. */
  battle_id: string;
  /** Whether only what they play at the moment counts, and no appointment. */
  now_only?: boolean;
};

/** What may keep these accounts from playing, by account id. */
export async function readCommitments(db: Db | Trx, asked: Asked): Promise<ReadonlyMap<string, Commitments>> {
  const ids = [...new Set(asked.account_ids)];
  if (ids.length === 0) return new Map();
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'suspended_until'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  const appointments = asked.now_only ? [] : await findAppointments(db, asked);
  const busy = [...(await findRunningMatches(db, asked)), ...appointments];
  const byAccount = Map.groupBy(busy, ({ account_id }) => account_id);
  return new Map(
    accounts.map(({ id, suspended_until }) => [id, { suspended_until, busy: byAccount.get(id) ?? [] }] as const),
  );
}

type Busy = Period & { account_id: string };

async function findRunningMatches(db: Db | Trx, { account_ids, now, battle_id }: Asked): Promise<Busy[]> {
  const rows = await db
    .selectFrom('match_seat as seat')
    .innerJoin('match', 'match.id', 'seat.match_id')
    .select(['seat.account_id', 'match.created_at', sql<BestOf>`match.info -> 'best_of'`.as('best_of')])
    .where((eb) => eb('seat.account_id', '=', eb.fn.any(eb.val([...account_ids]))))
    .where((eb) => eb.or([eb('match.battle_id', 'is', null), eb('match.battle_id', '<>', battle_id)]))
    .where(isOpenMatch)
    .execute();
  const least = periodFrom(now, LEAST_MINUTES_LEFT).ends_at;
  return rows.map(({ account_id, created_at, best_of }) => {
    const { starts_at, ends_at } = periodFrom(created_at, expectedMatchMinutes({ best_of }));
    return { account_id, starts_at, ends_at: ends_at < least ? least : ends_at };
  });
}

/** Battles that are not over, in whose locked line-ups these accounts stand. */
async function findAppointments(db: Db | Trx, { account_ids, battle_id }: Asked): Promise<Busy[]> {
  const rows = await db
    .selectFrom('battle_secret as secret')
    .innerJoin('battle', 'battle.id', 'secret.battle_id')
    .innerJoin(
      sql<{ account_id: string }>`lateral (
        select person ->> 'account_id' as account_id
        from jsonb_array_elements(secret.payload -> 'players' || (secret.payload -> 'advisers')) as person
      )`.as('fielded'),
      (join) => join.onTrue(),
    )
    .select(['fielded.account_id', 'battle.starts_at', 'battle.state'])
    .where('secret.kind', '=', 'line_up')
    .where('battle.ended_at', 'is', null)
    .where('battle.id', '<>', battle_id)
    .where((eb) => eb('fielded.account_id', '=', eb.fn.any(eb.val([...account_ids]))))
    .execute();
  return rows.map(({ account_id, starts_at, state }) => ({
    account_id,
    ...expectedPeriod((state satisfies BattleState).settings, starts_at),
  }));
}

type AskedTeams = { team_ids: readonly string[]; battle_id: string | null };
type TeamPeriod = Period & { names: string[] };

/**
 * When these teams have other battles that both sides have agreed on, and which of them. A battle of a league whose time is only the
 * usual one counts once its line-ups are locked, as one of its players.
 */
export async function findTeamPeriods(db: Db | Trx, { team_ids, battle_id }: AskedTeams): Promise<TeamPeriod[]> {
  const rows = await db
    .selectFrom('battle')
    .leftJoin('league_week', 'league_week.battle_id', 'battle.id')
    .select(['battle.a_team_id', 'battle.b_team_id', 'battle.starts_at', 'battle.state'])
    .where('battle.ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('battle.a_team_id', '=', eb.fn.any(eb.val([...team_ids]))),
        eb('battle.b_team_id', '=', eb.fn.any(eb.val([...team_ids]))),
      ]),
    )
    .where(sql<boolean>`coalesce(league_week.state ->> 'source', 'agreed') <> 'default_slot'`)
    .$if(battle_id !== null, (query) => query.where('battle.id', '<>', battle_id))
    .execute();
  return rows.map(({ starts_at, state: { settings, sides } }) => ({
    ...expectedPeriod(settings, starts_at),
    names: [sides.a, sides.b].flatMap(({ team_id, name }) => (team_ids.includes(team_id) ? [name] : [])),
  }));
}
