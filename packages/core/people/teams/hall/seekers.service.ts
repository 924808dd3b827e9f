import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import type { MySeeker, seekersApi } from '@pailei/contracts/people/teams/seekers.api';
import type { Actor } from '@pailei/live/registry';
import { lockAccount } from '../../accounts/accounts.reads.ts';
import { findMember } from '../members/find-member.ts';
import { refuseForbiddenWords, refuseUnknownClasses } from '../team-input.ts';
import type { TeamsDeps } from '../teams.deps.ts';
import { teamTurns } from '../team-turns.ts';
import { countSeekers, findSeeker, findSeekers, type SeekersQuery } from './hall.repository.ts';
import { deleteSeeker, saveSeeker } from './seekers.repository.ts';

type Api = typeof seekersApi;

export type SeekersService = ReturnType<typeof createSeekersService>;

/** Players who look for a team: their cards, from which captains invite. */
export function createSeekersService(deps: TeamsDeps) {
  const { db, now } = deps;
  const inTurn = teamTurns(deps);
  return {
    async list(query: SeekersQuery): Promise<DataOf<Api['list']>> {
      const [items, total] = await Promise.all([findSeekers(db, query), countSeekers(db, query)]);
      return { items, total, skip: query.skip, limit: query.limit };
    },

    async mine({ user_id }: Actor): Promise<MySeeker> {
      return { seeker: (await findSeeker(db, user_id)) ?? null };
    },

    save({ user_id }: Actor, body: BodyOf<Api['save']>): Promise<MySeeker> {
      return inTurn(user_id, async (trx, log) => {
        await lockAccount(trx, user_id);
        if (await findMember(trx, user_id)) throw appError(TEAM_ERRORS, 'has_team');
        await refuseForbiddenWords(trx, { times: body.times, text: body.text });
        await refuseUnknownClasses(trx, body.classes, 'classes');
        await saveSeeker(trx, { account_id: user_id, ...body, updated_at: now() });
        const seeker = (await findSeeker(trx, user_id)) ?? null;
        if (seeker) log.add(teamHallTopic.of(), 'seeker_listed', { seeker });
        return { seeker };
      });
    },

    remove({ user_id }: Actor): Promise<MySeeker> {
      return inTurn(user_id, async (trx, log) => {
        await lockAccount(trx, user_id);
        if (await deleteSeeker(trx, user_id)) log.add(teamHallTopic.of(), 'seeker_unlisted', { account_id: user_id });
        return { seeker: null };
      });
    },
  };
}
