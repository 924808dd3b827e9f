import { appError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { Db } from '@pailei/db/client';
import type { LeagueWeekRow } from '@pailei/db/schema/fixtures';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights';
import { SIDES, type Side } from '@pailei/domain/series';
import type { Actor } from '@pailei/live/registry';
import { findAccount } from '../../people/accounts/index.ts';
import { findMember } from '../../people/teams/index.ts';
import type { LeagueMoment } from './league.deps.ts';
import { findWeek } from './league.repository.ts';

const sideOf = (row: LeagueWeekRow, teamId: string | undefined): Side | undefined =>
  SIDES.find((side) => row[`${side}_team_id`] === teamId);

/** Members of both teams and referees read; to all others the week is not there. */
export async function requireReadable(db: Db | Trx, id: string, actor: Actor): Promise<LeagueWeekRow> {
  const [row, member] = [await findWeek(db, id), await findMember(db, actor.user_id)];
  if (!row) throw generalError('not_found');
  if (sideOf(row, member?.team_id) === undefined && !holdsRight('referee', actor)) throw generalError('not_found');
  return row;
}

/** The side that the actor leads, under the teams' locks. Throws `leaders_only` for its other members, `forbidden` for the suspended. */
export async function requireLedSide({ trx, now }: LeagueMoment, row: LeagueWeekRow, actor: Actor): Promise<Side> {
  const member = await findMember(trx, actor.user_id);
  const side = sideOf(row, member?.team_id);
  if (!member || side === undefined) throw generalError('not_found');
  if (member.role === 'member') throw appError(TEAM_ERRORS, 'leaders_only');
  const account = await findAccount(trx, actor.user_id);
  if ((account?.suspended_until ?? '') > now) throw generalError('forbidden');
  return side;
}
