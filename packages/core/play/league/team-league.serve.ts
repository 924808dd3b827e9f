import { teamLeagueTopic } from '@pailei/contracts/play/league/team-league.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { findMember, isApprovedTeam } from '../../people/teams/index.ts';
import { findOpenWeeksOfTeam } from './league.repository.ts';
import { readWeeks } from './league.view.ts';

/** Members of the team alone, as the database knows them. Who leaves is asked again within 3 s. */
export const teamLeagueTopicDefinition = serveTopic(teamLeagueTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const member = await findMember(db, actor.user_id);
    const isOwn = member?.team_id === id && isId(id) && (await isApprovedTeam(db, id));
    return isOwn ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async (trx, id = '') => ({ weeks: await readWeeks(trx, await findOpenWeeksOfTeam(trx, id)) }),
});
