import { SEARCH_GROUP_SIZE, type SearchResult } from '@pailei/contracts/site/search/search.api';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import { byPinyin } from '@pailei/db/pinyin';
import type { Actor } from '@pailei/live/registry';
import { sql } from 'kysely';
import { searchAccounts } from './search-accounts.ts';
import { loginKey } from '@pailei/domain/accounts/login-key';
import { knownTournaments } from '../visibility/unpublished.ts';
import { publicStatus } from '../visibility/visible.ts';

/** Tournaments by name that this reader may know of: what begins with the keyword first, then what is in progress, then the newest. */
export async function findTournaments(
  db: Db,
  keyword: string,
  actor: Actor | null,
): Promise<SearchResult['tournaments']> {
  return knownTournaments(db, actor)
    .select(['id', 'name', 'status'])
    .where('name', 'ilike', `%${escapeLike(keyword)}%`)
    .orderBy(sql`name ilike ${`${escapeLike(keyword)}%`}`, 'desc')
    .orderBy('status_rank')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCH_GROUP_SIZE)
    .execute();
}

/** Players by user name, never by e-mail or QQ: those whose name begins with the keyword first, the shortest of them on top. */
export async function findPlayers(db: Db, keyword: string): Promise<SearchResult['players']> {
  const key = escapeLike(loginKey(keyword));
  const rows = await db
    .selectFrom('account')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('participant')
          .innerJoin('public_tournament', 'public_tournament.id', 'participant.tournament_id')
          .select(['public_tournament.id as tournament_id', 'public_tournament.name as tournament_name'])
          .whereRef('participant.account_id', '=', 'account.id')
          .where(publicStatus, 'not in', ['withdrawn', 'rejected', 'unseen'])
          .orderBy('participant.created_at', 'desc')
          .orderBy('participant.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['account.id', 'account.username as name', 'newest.tournament_id', 'newest.tournament_name'])
    // the index over all of an account's texts narrows it down, the name alone decides
    .where('account.id', 'in', searchAccounts(db, keyword))
    .where('account.username_key', 'like', `%${key}%`)
    .orderBy('account.is_demo')
    .orderBy(sql`account.username_key like ${`${key}%`}`, 'desc')
    .orderBy(sql`char_length(account.username)`)
    .orderBy('account.username_key', byPinyin())
    .orderBy('account.id')
    .limit(SEARCH_GROUP_SIZE)
    .execute();
  return rows.map(({ id, name, tournament_id, tournament_name }) => ({
    id,
    name,
    tournament:
      tournament_id === null || tournament_name === null ? null : { id: tournament_id, name: tournament_name },
  }));
}
