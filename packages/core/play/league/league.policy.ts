import { appError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { Db } from '@pailei/db/client';
import type { LeagueWeekRow } from '@pailei/db/schema/fixtures';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Side } from '@pailei/domain/series/sides';
import type { Actor } from '@pailei/live/registry';
import { findAccount } from '../../people/accounts/accounts.reads.ts';
import { placeIn } from '../battles/state/battle-teams.ts';
import type { LeagueMoment } from './league.deps.ts';
import { findWeek } from './league.repository.ts';

/** Members of both teams and referees read; to all others the week is not there. */
export async function requireReadable(db: Db | Trx, id: string, actor: Actor): Promise<LeagueWeekRow> {
  const row = await findWeek(db, id);
  if (!row) throw generalError('not_found');
  if (!holdsRight('referee', actor) && !(await placeIn(db, row, actor.user_id))) throw generalError('not_found');
  return row;
}

/** The side that the actor leads, under the teams' locks. Throws `leaders_only` for its other members, `forbidden` for the suspended. */
export async function requireLedSide({ trx, now }: LeagueMoment, row: LeagueWeekRow, actor: Actor): Promise<Side> {
  const place = await placeIn(trx, row, actor.user_id);
  if (!place) throw generalError('not_found');
  if (place.role === 'member') throw appError(TEAM_ERRORS, 'leaders_only');
  const account = await findAccount(trx, actor.user_id);
  if ((account?.suspended_until ?? '') > now) throw generalError('forbidden');
  return place.side;
}
