import type { EntryTeam } from '@pailei/contracts/play/entries/entry-teams';
import type { Db } from '@pailei/db/client';
import { sql, type NotNull } from 'kysely';
import { crestOf } from '../../people/teams/crest-of.ts';

function teamsOfEntries(db: Db) {
  return db
    .selectFrom('participant')
    .innerJoin('team', 'team.id', 'participant.team_id')
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.team_id', '=', 'team.id').on('team_member.role', '=', 'captain'),
    )
    .leftJoin('account as captain', 'captain.id', 'team_member.account_id')
    .select((eb) => [
      'participant.id as participant_id',
      'team.id',
      'team.tag',
      'team.crest_seed',
      'team.crest_style',
      'team.crest_file_id',
      'captain.id as captain_id',
      'captain.username',
      eb
        .selectFrom('roster_player')
        .select((players) => players.fn.countAll<number>().as('count'))
        .whereRef('roster_player.participant_id', '=', 'participant.id')
        .where('roster_player.left_at', 'is', null)
        .as('player_count'),
    ])
    .where('participant.kind', '=', 'team')
    .$narrowType<{ player_count: NotNull }>()
    .orderBy('participant.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof teamsOfEntries>['execute']>>[number];

const viewOf = ({ id, tag, captain_id, username, player_count, ...crest }: Row): EntryTeam => ({
  id,
  tag,
  crest: crestOf(crest),
  captain: captain_id !== null && username !== null ? { id: captain_id, username } : null,
  player_count,
});

const byEntry = (rows: readonly Row[]): Map<string, EntryTeam> =>
  new Map(rows.map((row) => [row.participant_id, viewOf(row)]));

/** The teams of these entries, as they are today; accounts have none. */
export async function findTeamsOfEntries(db: Db, ids: readonly string[]): Promise<Map<string, EntryTeam>> {
  if (ids.length === 0) return new Map();
  return byEntry(await teamsOfEntries(db).where('participant.id', 'in', ids).execute());
}

/** Those of all entries of an event. */
export async function findTeamsOfEvent(db: Db, tournamentId: string): Promise<Map<string, EntryTeam>> {
  return byEntry(await teamsOfEntries(db).where('participant.tournament_id', '=', tournamentId).execute());
}

export type TeamMember = { account_id: string; username: string; is_findable: boolean };
export type NamedTeam = { id: string; name: string; name_key: string; members: TeamMember[] };

/** Approved teams by their names' keys or their ids, with their members in the order of the team. */
export async function findNamedTeams(
  db: Db,
  { keys = [], ids = [] }: { keys?: readonly string[]; ids?: readonly string[] },
): Promise<NamedTeam[]> {
  const rows = await db
    .selectFrom('team')
    .leftJoin('team_member', 'team_member.team_id', 'team.id')
    .leftJoin('account', 'account.id', 'team_member.account_id')
    .select(['team.id', 'team.name', 'team.name_key', 'account.id as account_id', 'account.username'])
    .select(
      sql<boolean>`account.game_id is not null and coalesce(account.suspended_until <= now(), true)`.as('is_findable'),
    )
    .where('team.status', '=', 'approved')
    .where((eb) =>
      eb.or([
        eb('team.name_key', '=', eb.fn.any(eb.val([...keys]))),
        eb('team.id', '=', eb.fn.any(sql<string[]>`${[...ids]}::uuid[]`)),
      ]),
    )
    .orderBy('team.id')
    .orderBy('team_member.slot')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((members) => {
    const [team] = members;
    if (!team) return [];
    const { id, name, name_key } = team;
    return [{ id, name, name_key, members: members.flatMap(memberOf) }];
  });
}

const memberOf = ({
  account_id,
  username,
  is_findable,
}: {
  account_id: string | null;
  username: string | null;
  is_findable: boolean;
}): TeamMember[] => (account_id !== null && username !== null ? [{ account_id, username, is_findable }] : []);
