import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { teamReviewApi } from '@pailei/contracts/people/teams/team-review.api';
import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import { newId } from '@pailei/db/id';
import type { TeamRow } from '@pailei/db/schema/teams';
import { teamNameKey } from '@pailei/domain/teams/names';
import type { TeamCommand } from '@pailei/domain/teams/status';
import type { Actor } from '@pailei/live/registry';
import { notify } from '../../notifications/notify.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { releaseFile } from '../../../site/uploads/attach-files.ts';
import { disbandTeam } from '../members/disband.ts';
import { recordHistory } from '../members/history.repository.ts';
import { moveCaptain } from '../members/membership.ts';
import { findCaptainId } from '../members/members.repository.ts';
import { findMember } from '../members/find-member.ts';
import { tellReplaced } from '../members/tell-replaced.ts';
import { logAccount, logCard, logProfile, logStatus, type TeamMoment } from '../team.events.ts';
import { statusAfter } from '../team-access.ts';
import { isNameTaken, isPlaying, lockTeam, updateTeam } from '../team.repository.ts';
import type { TeamEndDeps, TeamsDeps } from '../teams.deps.ts';
import { teamTurns } from '../team-turns.ts';
import { restoreTeam } from './restore-team.ts';
import { countReviewedTeams, findReviewedTeam, findReviewedTeams } from './review.repository.ts';

type Api = typeof teamReviewApi;
type Action = AuditActionOf<'team'>;
type Verdict = { action: Action; command: TeamCommand; reason: string | null };
/** What an audit row says came of an action. */
type Facts = Partial<Pick<TeamRow, 'status' | 'name' | 'tag' | 'crest_file_id'> & { captain: string }>;
/** What an action changes of the locked team; answers what the audit row says came of it. */
type Act = (moment: TeamMoment, team: TeamRow, actor: Actor) => Promise<Facts>;

type Decide = (actor: Actor, id: string, verdict: Verdict, act: Act) => Promise<ReviewedTeam>;

export type TeamReviewService = ReturnType<typeof createTeamReviewService>;

/** What the staff do with teams: one transaction each with its audit row. Of two at once the second one gets a conflict. */
export function createTeamReviewService(deps: TeamsDeps & TeamEndDeps) {
  const { db, now } = deps;
  const inTurn = teamTurns(deps);

  async function get(id: string): Promise<ReviewedTeam> {
    const team = await findReviewedTeam(db, id);
    if (!team) throw generalError('not_found');
    return team;
  }

  const decide: Decide = async (actor, id, verdict, act) => {
    await inTurn(id, async (trx, log) => {
      const moment = { trx, log, now: now() };
      const team = await lockTeam(trx, id);
      if (!team) throw generalError('not_found');
      statusAfter(team, verdict.command);
      const after = await act(moment, team, actor);
      const { action, reason } = verdict;
      const before: Facts = Object.fromEntries(Object.entries(team).filter(([key]) => key in after));
      const target = { target_type: 'team', target_id: id, before, after, reason };
      await recordAudit(trx, { actor, action: `team.${action}`, ...target });
    });
    return get(id);
  };

  return {
    get,
    ...statusVerdicts(deps, decide),

    async list(query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> {
      const counts = await countReviewedTeams(db, query.search);
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const items = await findReviewedTeams(db, query);
      const total = query.status ? counts[query.status] : all;
      return { items, total, skip: query.skip, limit: query.limit, counts };
    },

    rename: (actor: Actor, id: string, { name, tag, reason }: BodyOf<Api['rename']>) =>
      decide(actor, id, { action: 'rename', command: 'rename', reason }, async (moment, team) => {
        const { trx, now: time } = moment;
        const name_key = teamNameKey(name);
        if (await isNameTaken(trx, name_key, id)) throw fieldError(TEAM_ERRORS, 'name_taken', 'name');
        await updateTeam(trx, id, { name, name_key, tag }, time);
        await logProfile(moment, id);
        const members = await trx.selectFrom('team_member').select('account_id').where('team_id', '=', id).execute();
        for (const { account_id } of members) logAccount(moment, account_id);
        await tellCaptain(moment, { ...team, name }, { answer: 'renamed', reason });
        return { name, tag };
      }),

    removeCrest: (actor: Actor, id: string, reason: string) =>
      decide(actor, id, { action: 'remove_crest', command: 'remove_crest', reason }, async (moment, team) => {
        if (team.crest_file_id === null) throw appError(TEAM_ERRORS, 'no_crest_image');
        await updateTeam(moment.trx, id, { crest_file_id: null }, moment.now);
        await releaseFile(moment.trx, team.crest_file_id);
        if (team.status === 'approved') await logProfile(moment, id);
        else logAccount(moment, team.founder_id);
        await tellCaptain(moment, team, { answer: 'crest_removed', reason });
        return { crest_file_id: null };
      }),

    handOver: (actor: Actor, id: string, { account_id, reason }: BodyOf<Api['handOver']>) =>
      decide(actor, id, { action: 'hand_over', command: 'hand_over', reason }, async (moment, team) => {
        const from = await findCaptainId(moment.trx, id);
        const member = await findMember(moment.trx, account_id);
        if (member?.team_id !== id) throw appError(TEAM_ERRORS, 'not_a_member');
        if (from === undefined || from === account_id) throw appError(TEAM_ERRORS, 'role_unchanged');
        await moveCaptain(moment, team, { from, to: account_id, kind: 'captain_replaced' });
        await tellReplaced(moment, team, [from, account_id], account_id);
        return { captain: account_id };
      }),
  };
}

/** What takes a team from one state to another. */
function statusVerdicts(ends: TeamEndDeps, decide: Decide) {
  return {
    approve: (actor: Actor, id: string) =>
      decide(actor, id, { action: 'approve', command: 'approve', reason: null }, async (moment, team) => {
        const { trx, now: time } = moment;
        const reviewed = { reviewed_by: actor.user_id, reviewed_at: time, reason: null };
        await updateTeam(trx, id, { status: 'approved', founded_at: time, ...reviewed }, time);
        const founded = {
          team_id: id,
          account_id: team.founder_id,
          kind: 'founded',
          role: 'captain',
          at: time,
        } as const;
        await recordHistory(trx, [founded]);
        logAccount(moment, team.founder_id);
        await logCard(moment, id);
        logStatus(moment, id, 'approved');
        await tell(moment, team, team.founder_id, { answer: 'approved', reason: null });
        return { status: 'approved' };
      }),

    reject: (actor: Actor, id: string, reason: string) =>
      decide(actor, id, { action: 'reject', command: 'reject', reason }, async (moment, team) => {
        const reviewed = { reviewed_by: actor.user_id, reviewed_at: moment.now, reason };
        await updateTeam(moment.trx, id, { status: 'rejected', ...reviewed }, moment.now);
        logAccount(moment, team.founder_id);
        logStatus(moment, id, 'rejected');
        await tell(moment, team, team.founder_id, { answer: 'rejected', reason });
        return { status: 'rejected' };
      }),

    disband: (actor: Actor, id: string, reason: string) =>
      decide(actor, id, { action: 'disband', command: 'disband', reason }, async (moment, team) => {
        if (await isPlaying(moment.trx, id)) throw appError(TEAM_ERRORS, 'still_playing');
        await disbandTeam(ends, moment, team, { by: actor.user_id, reason });
        return { status: 'disbanded' };
      }),

    restore: (actor: Actor, id: string, { name, reason }: BodyOf<Api['restore']>) =>
      decide(actor, id, { action: 'restore', command: 'restore', reason }, async (moment, team) => {
        const members = await restoreTeam(moment, { ...team, name: name ?? team.name });
        for (const account_id of members) await tell(moment, team, account_id, { answer: 'restored', reason });
        return { status: 'approved', name: name ?? team.name };
      }),
  };
}

type Said = { answer: 'approved' | 'rejected' | 'renamed' | 'crest_removed' | 'restored'; reason: string | null };

async function tell({ trx, log }: TeamMoment, team: TeamRow, account_id: string, said: Said): Promise<void> {
  const notice = { kind: 'team_review', team_id: team.id, team_name: team.name, ...said } as const;
  await notify(trx, log, [{ account_id, dedupe_key: `team_review:${newId()}`, notice }]);
}

async function tellCaptain(moment: TeamMoment, team: TeamRow, said: Said): Promise<void> {
  const captain = await findCaptainId(moment.trx, team.id);
  if (captain !== undefined) await tell(moment, team, captain, said);
}
