import { sql, type RawBuilder } from 'kysely';

/**
 * Of rows with a `match_id`: whether an account plays in the match. As a list that is read first: joined instead, the views
 * `match_result` and `played_game` would be computed for all matches there are.
 */
export function isPlayedBy(table: string, accountId: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.match_id`)} = any(array(
    select match_id from match_seat where account_id = ${accountId} and role = 'player'))`;
}
