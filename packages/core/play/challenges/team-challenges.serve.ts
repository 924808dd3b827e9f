import { ENDED_CHALLENGES_SHOWN, teamChallengesTopic } from '@pailei/contracts/play/challenges/team-challenges.topic';
import { serveTopic } from '@pailei/live/registry';
import { findMember } from '../../people/teams/members/find-member.ts';
import { readChallenges } from './challenges.view.ts';
import { findShownChallenges } from './challenges.repository.ts';
import { findTeamsById } from './challenge-teams.repository.ts';
import { isId } from '@pailei/db/id';

/** Members of the team alone, as the database knows them. Who leaves is asked again within 3 s. */
export const teamChallengesTopicDefinition = serveTopic(teamChallengesTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const [team] = isId(id) ? await findTeamsById(db, [id]) : [];
    const member = await findMember(db, actor.user_id);
    return team?.status === 'approved' && member?.team_id === team.id
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'forbidden' };
  },
  async snapshot(trx, id = '') {
    const [team] = await findTeamsById(trx, [id]);
    return (
      team && { challenges: await readChallenges(trx, await findShownChallenges(trx, id, ENDED_CHALLENGES_SHOWN)) }
    );
  },
});
