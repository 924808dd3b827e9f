import type { TeamRow } from '@pailei/db/schema/teams';
import { notify } from '../../notifications/notify.ts';
import type { TeamMoment } from '../team.events.ts';

/** Who led and who leads now are told of the new captain. */
export async function tellReplaced(
  { trx, log, now }: TeamMoment,
  team: TeamRow,
  accounts: readonly string[],
  captain: string,
): Promise<void> {
  const { username } = await trx
    .selectFrom('account')
    .select('username')
    .where('id', '=', captain)
    .executeTakeFirstOrThrow();
  const about = { team_id: team.id, team_name: team.name, role: null, username, due_at: null };
  const notice = { kind: 'team_role', change: 'captain_replaced', ...about } as const;
  await notify(
    trx,
    log,
    accounts.map((account_id) => ({ account_id, dedupe_key: `captain_replaced:${team.id}:${now}`, notice })),
  );
}
