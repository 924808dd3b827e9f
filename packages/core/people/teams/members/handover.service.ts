import { appError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import type { TeamInside, TeamView } from '@pailei/contracts/people/teams/team-views';
import type { TeamRow } from '@pailei/db/schema/teams';
import { HANDOVER_DAYS } from '@pailei/domain/teams/limits';
import type { Actor } from '@pailei/live/registry';
import { dueJob, type ClockMoment, type Due } from '../../../ground/clocks/clock.ts';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { notify } from '../../notifications/notify.ts';
import type { TeamMoment } from '../team.events.ts';
import { lockPublicTeam, requireCaptain, requireMember, statusAfter } from '../team-access.ts';
import { readHandover, readTeamInside, readTeamView } from '../team.reads.ts';
import { lockTeam, updateTeam } from '../team.repository.ts';
import type { TeamsDeps } from '../teams.deps.ts';
import { teamTurns } from '../team-turns.ts';
import { daysLater } from '../days-later.ts';
import { HANDOVER_CLOCK } from '../team-clock-names.ts';
import { clearHandover, moveCaptain } from './membership.ts';
import { findCaptainId } from './members.repository.ts';
import { findMember } from './find-member.ts';

export type TeamHandoverService = ReturnType<typeof createTeamHandoverService>;

/** The captain's place is offered to a member. Until that member accepts nothing changes. */
export function createTeamHandoverService(deps: TeamsDeps) {
  const { now } = deps;
  const inTurn = teamTurns(deps);
  return {
    offer(actor: Actor, id: string, accountId: string): Promise<TeamInside> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const team = await lockPublicTeam(trx, id);
        await requireCaptain(trx, id, actor);
        statusAfter(team, 'hand_over');
        if (accountId === actor.user_id) throw appError(TEAM_ERRORS, 'handover_to_self');
        if (team.handover_to !== null) throw appError(TEAM_ERRORS, 'handover_open');
        const member = await findMember(trx, accountId);
        if (member?.team_id !== id) throw appError(TEAM_ERRORS, 'not_a_member');
        const due_at = daysLater(moment.now, HANDOVER_DAYS);
        await updateTeam(trx, id, { handover_to: accountId, handover_due_at: due_at }, moment.now);
        await enqueueJobs(trx, [dueJob(HANDOVER_CLOCK, { id, due_at })]);
        const row = await lockPublicTeam(trx, id);
        log.add(teamInsideTopic.of(id), 'handover_changed', { handover: await readHandover(trx, row) });
        await tell(moment, row, accountId, { change: 'handover_offered', username: actor.username });
        return readTeamInside(trx, row);
      });
    },

    accept(actor: Actor, id: string): Promise<TeamView> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const team = await lockPublicTeam(trx, id);
        await requireMember(trx, id, actor);
        const from = await findCaptainId(trx, id);
        if (team.handover_to !== actor.user_id || (team.handover_due_at ?? '') <= moment.now || from === undefined)
          throw appError(TEAM_ERRORS, 'no_handover');
        await moveCaptain(moment, team, { from, to: actor.user_id, kind: 'captain_handed_over' });
        await tell(moment, team, from, { change: 'captain_replaced', username: actor.username });
        return readTeamView(trx, await lockPublicTeam(trx, id), moment.now);
      });
    },

    /** By the captain who offered, or by the member who declines. */
    end(actor: Actor, id: string): Promise<TeamInside> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const team = await lockPublicTeam(trx, id);
        const member = await requireMember(trx, id, actor);
        const offered = team.handover_to;
        const isTheirs = member.role === 'captain' || offered === actor.user_id;
        if (offered === null || !isTheirs) throw appError(TEAM_ERRORS, 'no_handover');
        await endOffer(moment, team);
        return readTeamInside(trx, await lockPublicTeam(trx, id));
      });
    },

    /** Nobody answered in time. An offer that has moved or gone changes nothing. */
    async expire({ trx, log, now: time }: ClockMoment, { id, due_at }: Due): Promise<void> {
      const team = await lockTeam(trx, id);
      if (team && team.handover_due_at === due_at) await endOffer({ trx, log, now: time }, team);
    },
  };
}

/** Both sides are told. */
async function endOffer(moment: TeamMoment, team: TeamRow): Promise<void> {
  const captain = await findCaptainId(moment.trx, team.id);
  await clearHandover(moment, team.id);
  for (const account of [team.handover_to, captain ?? null])
    if (account !== null) await tell(moment, team, account, { change: 'handover_ended', username: null });
}

type Told = { change: 'handover_offered' | 'handover_ended' | 'captain_replaced'; username: string | null };

async function tell(
  { trx, log, now }: TeamMoment,
  team: TeamRow,
  account_id: string,
  { change, username }: Told,
): Promise<void> {
  const about = { team_id: team.id, team_name: team.name, role: null, username, due_at: null };
  const notice = { kind: 'team_role', change, ...about } as const;
  await notify(trx, log, [{ account_id, dedupe_key: `team_${change}:${team.id}:${now}`, notice }]);
}
