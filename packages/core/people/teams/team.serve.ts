import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { teamTopic } from '@pailei/contracts/people/teams/team.topic';
import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import { teamReviewTopic } from '@pailei/contracts/people/teams/team-review.topic';
import { isId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';
import { sql } from 'kysely';
import { findMember } from './members/find-member.ts';
import { readTeamInside, readTeamView } from './team.reads.ts';
import { findTeam } from './team.repository.ts';
import { isPublic } from './team.view.ts';

/** A team as everybody who is logged in sees it. */
export const teamTopicDefinition = serveTopic(teamTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const team = isId(id) ? await findTeam(db, id) : undefined;
    return team && isPublic(team) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'not_found' };
  },
  async snapshot(trx, id) {
    const team = await findTeam(trx, id ?? '');
    return team && readTeamView(trx, team, await readTime(trx));
  },
});

/** Its members alone, as the database knows them: who joined a moment ago follows at once. Who leaves is asked again within 3 s. */
export const teamInsideTopicDefinition = serveTopic(teamInsideTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const [team, member] = await Promise.all([isId(id) ? findTeam(db, id) : undefined, findMember(db, actor.user_id)]);
    return team?.status === 'approved' && member?.team_id === team.id
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'forbidden' };
  },
  async snapshot(trx, id) {
    const team = await findTeam(trx, id ?? '');
    return team && readTeamInside(trx, team);
  },
});

/** What changes in the hall. */
export const teamHallTopicDefinition = serveTopic(teamHallTopic, {
  authorize: async ({ actor }) =>
    actor ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'unauthorized' },
  snapshot: async () => ({ teams: {}, seekers: {} }),
});

/** That teams were sent for review, or decided on. */
export const teamReviewTopicDefinition = serveTopic(teamReviewTopic, {
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async () => ({}),
});

/** A snapshot has no clock of its own: it is as the database stands. */
async function readTime(trx: Trx): Promise<string> {
  const { rows } = await sql<{ now: string }>`select now() as now`.execute(trx);
  return rows[0]?.now ?? '';
}
