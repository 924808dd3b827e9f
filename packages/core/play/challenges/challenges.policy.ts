import { appError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { Db } from '@pailei/db/client';
import type { ChallengeRow } from '@pailei/db/schema/challenges';
import type { Trx } from '@pailei/db/tx';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { Actor } from '@pailei/live/registry';
import { findAccount } from '../../people/accounts/accounts.reads.ts';
import { findMember } from '../../people/teams/members/find-member.ts';
import type { ChallengeMoment } from './challenges.deps.ts';
import { findChallenge } from './challenges.repository.ts';

type Sides = Pick<ChallengeRow, 'a_team_id' | 'b_team_id'>;

const teamOfSide = (row: Sides, side: Side): string => row[`${side}_team_id`];

const sideOf = (row: Sides, teamId: string | undefined): Side | undefined =>
  SIDES.find((side) => teamOfSide(row, side) === teamId);

/** A challenge of the actor's own team, as the database knows it now; to all others it is not there. */
export async function requireReadable(db: Db | Trx, id: string, actor: Actor): Promise<ChallengeRow> {
  const [row, member] = [await findChallenge(db, id), await findMember(db, actor.user_id)];
  if (!row || sideOf(row, member?.team_id) === undefined) throw generalError('not_found');
  return row;
}

/** The side that the actor leads. Throws `leaders_only` for its other members. */
export async function requireLedSide(moment: ChallengeMoment, row: Sides, actor: Actor): Promise<Side> {
  const side = sideOf(row, await requireLedTeam(moment, actor));
  if (side === undefined) throw generalError('not_found');
  return side;
}

/** The team that the actor leads. Throws `leaders_only` for who leads none, and `forbidden` for who was just suspended. */
export async function requireLedTeam({ trx, now }: ChallengeMoment, actor: Actor): Promise<string> {
  const member = await findMember(trx, actor.user_id);
  if (!member || member.role === 'member') throw appError(TEAM_ERRORS, 'leaders_only');
  const account = await findAccount(trx, actor.user_id);
  if ((account?.suspended_until ?? '') > now) throw generalError('forbidden');
  return member.team_id;
}
