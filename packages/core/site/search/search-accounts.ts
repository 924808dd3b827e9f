import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import { sql } from 'kysely';
import { loginKey } from '@pailei/domain/accounts/login-key';

/**
 * The ids of the accounts whose name, e-mail, QQ or game id holds the text, without regard to case; wildcards in it mean
 * themselves. The index over pieces answers it, whatever the length of the text.
 */
export function searchAccounts(db: Db, text: string) {
  const wanted = loginKey(text).replaceAll('\n', ' ');
  const pattern = `%${escapeLike(wanted)}%`;
  return db
    .selectFrom('account_search')
    .select('account_search.account_id')
    .where(sql<boolean>`account_search.pieces @> text_pieces(${wanted})`)
    .where('account_search.haystack', 'like', pattern);
}

/** The same as a list, at most `limit`. */
export async function findAccountIds(db: Db, text: string, limit: number): Promise<string[]> {
  const rows = await searchAccounts(db, text).orderBy('account_search.account_id').limit(limit).execute();
  return rows.map(({ account_id }) => account_id);
}
