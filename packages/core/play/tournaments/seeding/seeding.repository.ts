import type { Trx } from '@pailei/db/tx';

/** Whether everybody may know its places. */
export async function isFinishedEvent(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('public_tournament')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'finished')
    .executeTakeFirst();
  return row !== undefined;
}

/** The places of an event that is over, by the id of the account or the team. */
export async function findPlaces(trx: Trx, tournamentId: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('participant')
    .innerJoin('public_tournament', 'public_tournament.id', 'participant.tournament_id')
    .select(['participant.account_id', 'participant.team_id', 'participant.place'])
    .where('participant.tournament_id', '=', tournamentId)
    .where('public_tournament.status', '=', 'finished')
    .orderBy('participant.id')
    .execute();
  return new Map(
    rows.flatMap(({ account_id, team_id, place }): [string, number][] => {
      const id = account_id ?? team_id;
      return id !== null && place !== null ? [[id, place]] : [];
    }),
  );
}

/** The approved team of each account that has one. */
export async function findTeamsOf(trx: Trx, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('account_team')
    .select(['account_id', 'team_id'])
    .where('account_id', 'in', [...accountIds])
    .execute();
  return new Map(rows.map(({ account_id, team_id }) => [account_id, team_id]));
}
