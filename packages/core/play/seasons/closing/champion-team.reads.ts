import type { Trx } from '@pailei/db/tx';
import type { BattleState } from '@pailei/domain/battles/types';
import { rosterBoards } from '@pailei/domain/seasons/roster-boards';
import type { FrozenCrest, RosterMember } from '@pailei/domain/seasons/champions';
import { crestView } from '../crest.view.ts';
import type { ReadEntry } from './entry.reads.ts';
import { findMembers } from './prizes.repository.ts';

/** The crests of teams as they are now, by team. */
export async function readCrests(trx: Trx, teamIds: readonly string[]): Promise<ReadonlyMap<string, FrozenCrest>> {
  if (teamIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('team')
    .select(['id', 'crest_seed', 'crest_style', 'crest_file_id'])
    .where('id', 'in', [...teamIds])
    .execute();
  return new Map(rows.map((row) => [row.id, crestView(row)]));
}

/** Who played for a team in an event, captains first, with their boards; whoever has left its roster is not among them. */
export async function readRoster(
  trx: Trx,
  teamId: string,
  entry: ReadEntry | undefined,
  battles: readonly BattleState[],
): Promise<RosterMember[]> {
  const members = await findMembers(trx, [teamId]);
  const roles = new Map(members.map(({ account_id, role }) => [account_id, role]));
  const roster = entry?.event.participants[entry.participant]?.roster?.filter(({ left_at }) => left_at === undefined);
  if (!roster) return members.map(({ account_id, username, role }) => ({ id: account_id, name: username, role }));
  const orderOf = (id: string) => (roles.has(id) ? [...roles.keys()].indexOf(id) : roles.size);
  return roster
    .toSorted((one, other) => orderOf(one.account_id) - orderOf(other.account_id))
    .map(({ account_id, name }) => ({
      id: account_id,
      name,
      role: roles.get(account_id) ?? 'member',
      boards: rosterBoards(battles, account_id),
    }));
}
