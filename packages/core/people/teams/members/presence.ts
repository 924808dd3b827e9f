import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import type { TeamsDeps } from '../teams.deps.ts';
import { findOnline } from './members.repository.ts';

/** Who used the site within these minutes is online. */
const ONLINE_MINUTES = 5;

/** Looks at the sessions of all members, and tells the teams in which somebody came or went. Answers how many those are. */
export function followPresence(deps: TeamsDeps): Promise<number> {
  return inTransaction(deps, async (trx, log) => {
    const { rows } = await sql<{ team_id: string }>`
      update team_member as member set is_online = seen.is_online
      from (
        select locked.account_id, exists (
          select from session where session.account_id = locked.account_id and revoked_at is null
            and last_seen_at > ${deps.now()}::timestamptz - make_interval(mins => ${ONLINE_MINUTES})) as is_online
        from (select account_id from team_member order by account_id for update skip locked) as locked
      ) as seen
      where seen.account_id = member.account_id and seen.is_online <> member.is_online
      returning member.team_id`.execute(trx);
    const teams = [...new Set(rows.map(({ team_id }) => team_id))].toSorted();
    for (const id of teams) log.add(teamInsideTopic.of(id), 'online_changed', { online: await findOnline(trx, id) });
    return teams.length;
  });
}
