import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import { byPinyin } from '@pailei/db/pinyin';
import { teamNameKey } from '@pailei/domain/teams/names';
import { sql } from 'kysely';

export type FoundTeam = { id: string; name: string; tag: string };

/** Approved teams by name or tag, without regard to case, width and spaces: those that begin with the keyword first, then the shortest names. */
export function findTeamsByName(db: Db, keyword: string, limit: number): Promise<FoundTeam[]> {
  const key = escapeLike(teamNameKey(keyword));
  return db
    .selectFrom('team')
    .select(['id', 'name', 'tag'])
    .where('status', '=', 'approved')
    .where((eb) => eb.or([eb('name_key', 'like', `%${key}%`), eb('tag', 'ilike', `${escapeLike(keyword)}%`)]))
    .orderBy(sql`name_key like ${`${key}%`}`, 'desc')
    .orderBy(sql`char_length(name)`)
    .orderBy('name_key', byPinyin())
    .orderBy('id')
    .limit(limit)
    .execute();
}
