import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { MyTeam, teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { TeamInside, TeamView } from '@pailei/contracts/people/teams/team-views';
import { newId } from '@pailei/db/id';
import { holdsRight } from '@pailei/domain/rights/rights';
import { teamNameKey } from '@pailei/domain/teams/names';
import type { Actor } from '@pailei/live/registry';
import { findAccount } from '../accounts/accounts.reads.ts';
import type { InTurn } from '../../ground/command-queue/turns.ts';
import { countHall, findHall, type HallQuery } from './hall/hall.repository.ts';
import { countHistory, findHistory } from './members/history.repository.ts';
import { lockForJoining, settleJoined } from './members/membership.ts';
import { deleteMembers, insertMember } from './members/members.repository.ts';
import { findMember } from './members/find-member.ts';
import { checkProfile, crestColumns } from './team-input.ts';
import { logAccount, logProfile, logStatus, type TeamMoment } from './team.events.ts';
import {
  lockOwnDraft,
  lockPublicTeam,
  readsReasons,
  requireCaptain,
  requireMember,
  requirePublicTeam,
  statusAfter,
} from './team-access.ts';
import { readMyTeam, readTeamInside, readTeamView } from './team.reads.ts';
import type { TeamsDeps } from './teams.deps.ts';
import { teamTurns } from './team-turns.ts';
import { insertTeam, isNameTaken, updateTeam } from './team.repository.ts';

type Api = typeof teamsApi;

export type TeamsService = ReturnType<typeof createTeamsService>;

/** Teams as players see them. */
function teamReads({ db, now }: TeamsDeps) {
  return {
    async hall(query: HallQuery): Promise<DataOf<Api['hall']>> {
      const time = now();
      const [items, total] = await Promise.all([findHall(db, query, time), countHall(db, query, time)]);
      return { items, total, skip: query.skip, limit: query.limit };
    },

    mine: (actor: Actor): Promise<MyTeam> => readMyTeam(db, actor.user_id, now()),

    async get(id: string): Promise<TeamView> {
      return readTeamView(db, await requirePublicTeam(db, id), now());
    },

    async history(actor: Actor, id: string, query: QueryOf<Api['history']>): Promise<DataOf<Api['history']>> {
      await requirePublicTeam(db, id);
      const readsAll = await readsReasons(db, id, actor);
      const [items, total] = await Promise.all([findHistory(db, id, query), countHistory(db, id)]);
      const shown = items.map((line) =>
        readsAll || line.player.id === actor.user_id ? line : { ...line, reason: null },
      );
      return { items: shown, total, ...query };
    },

    async inside(actor: Actor, id: string): Promise<TeamInside> {
      const row = await requirePublicTeam(db, id);
      await requireMember(db, id, actor);
      return readTeamInside(db, row);
    },
  };
}

/** Teams as players see them, and as their founders and captains make them. */
export function createTeamsService(deps: TeamsDeps) {
  const { now } = deps;
  const inTurn = teamTurns(deps);
  return {
    ...teamReads(deps),

    /** One's expert status is asked once more under the lock of the account: it may have been revoked since the page was opened. */
    create(actor: Actor, body: BodyOf<Api['create']>): Promise<MyTeam> {
      return inTurn(actor.user_id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        await lockForJoining(moment, actor.user_id);
        const account = await findAccount(trx, actor.user_id);
        if (!account || !holdsRight('expert', { ...account, team_role: null })) throw generalError('expert_only');
        if (await findMember(trx, actor.user_id)) throw appError(TEAM_ERRORS, 'has_team');
        const id = newId();
        const founder_id = actor.user_id;
        await insertTeam(trx, {
          id,
          founder_id,
          ...(await submittedColumns(moment, { id, body, founder: founder_id })),
        });
        const place = {
          account_id: actor.user_id,
          team_id: id,
          slot: 1,
          role: 'captain',
          joined_at: moment.now,
        } as const;
        await insertMember(trx, place);
        await settleJoined(moment, actor.user_id);
        logStatus(moment, id, 'pending');
        return readMyTeam(trx, actor.user_id, moment.now);
      });
    },

    resubmit(actor: Actor, id: string, body: BodyOf<Api['resubmit']>): Promise<MyTeam> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const before = await lockOwnDraft(trx, id, actor);
        const status = statusAfter(before, 'resubmit');
        const columns = await submittedColumns(moment, { id, body, founder: actor.user_id, before });
        await updateTeam(
          trx,
          id,
          { ...columns, status, reason: null, reviewed_by: null, reviewed_at: null },
          moment.now,
        );
        logAccount(moment, actor.user_id);
        logStatus(moment, id, status);
        return readMyTeam(trx, actor.user_id, moment.now);
      });
    },

    withdraw: (actor: Actor, id: string) => withdrawDraft(deps, inTurn, { actor, id }),

    update(actor: Actor, id: string, body: BodyOf<Api['update']>): Promise<TeamView> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const before = await lockPublicTeam(trx, id);
        await requireCaptain(trx, id, actor);
        statusAfter(before, 'update');
        await checkProfile(trx, body, before);
        const { crest: _crest, ...profile } = body;
        const owner = { owner_id: actor.user_id, now: moment.now, before };
        await updateTeam(trx, id, { ...profile, ...(await crestColumns(trx, body, owner)) }, moment.now);
        await logProfile(moment, id);
        return readTeamView(trx, await requirePublicTeam(trx, id), moment.now);
      });
    },
  };
}

/** The founder gives up a team that is not approved, and is free again. */
function withdrawDraft(
  { now }: TeamsDeps,
  inTurn: InTurn,
  { actor, id }: { actor: Actor; id: string },
): Promise<MyTeam> {
  return inTurn(id, async (trx, log) => {
    const moment = { trx, log, now: now() };
    const status = statusAfter(await lockOwnDraft(trx, id, actor), 'withdraw');
    await updateTeam(trx, id, { status }, moment.now);
    await deleteMembers(trx, id);
    logAccount(moment, actor.user_id);
    logStatus(moment, id, status);
    return readMyTeam(trx, actor.user_id, moment.now);
  });
}

type Submission = {
  id: string;
  body: BodyOf<Api['create']>;
  founder: string;
  before?: Awaited<ReturnType<typeof lockOwnDraft>>;
};

/** Everything that a team is sent for review with. Throws what is wrong with it, at its field. */
async function submittedColumns({ trx, now }: TeamMoment, { id, body, founder, before }: Submission) {
  await checkProfile(trx, body, before);
  const { crest: _crest, ...fields } = body;
  const name_key = teamNameKey(body.name);
  if (await isNameTaken(trx, name_key, id)) throw fieldError(TEAM_ERRORS, 'name_taken', 'name');
  const crest = await crestColumns(trx, body, { owner_id: founder, now, ...(before && { before }) });
  return { ...fields, ...crest, name_key, submitted_at: now };
}
