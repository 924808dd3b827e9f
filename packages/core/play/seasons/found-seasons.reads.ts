import type { SearchResult } from '@pailei/contracts/site/search/search.api';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import { sql } from 'kysely';

/** Seasons by what they are called, number and name: `S5`, `霜降`, `S5 霜降赛季`. Newest first. */
export function findSeasonsByName(db: Db, keyword: string, limit: number): Promise<SearchResult['seasons']> {
  return db
    .selectFrom('season')
    .select(['id', 'number', 'name', 'closed_at'])
    .where(sql<string>`'S' || number || ' ' || name`, 'ilike', `%${escapeLike(keyword)}%`)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}
