import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

type Ids = { account?: readonly string[]; team?: readonly string[]; tournament?: readonly string[] };

/** What players, teams and events are called today, by id. */
export async function findNames(
  db: Db | Trx,
  { account = [], team = [], tournament = [] }: Ids,
): Promise<Map<string, string>> {
  const people =
    account.length === 0
      ? []
      : await db
          .selectFrom('account')
          .select(['id', 'username as name'])
          .where('id', 'in', [...account])
          .execute();
  const teams =
    team.length === 0
      ? []
      : await db
          .selectFrom('team')
          .select(['id', 'name'])
          .where('id', 'in', [...team])
          .execute();
  const events =
    tournament.length === 0
      ? []
      : await db
          .selectFrom('public_tournament')
          .select(['id', 'name'])
          .where('id', 'in', [...tournament])
          .execute();
  return new Map([...people, ...teams, ...events].map(({ id, name }) => [id, name]));
}
