import { teamLeagueTopic } from '@pailei/contracts/play/league/team-league.topic';
import { serveTopic } from '@pailei/live/registry';
import { findOpenWeeksOfTeam, findOwnTeamId } from './league.repository.ts';
import { readWeeks } from './league-views.ts';

/** Members of the team alone, as the database knows them. Who leaves is asked again within 3 s. */
export const teamLeagueTopicDefinition = serveTopic(teamLeagueTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const isOwn = (await findOwnTeamId(db, actor.user_id)) === id;
    return isOwn ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async (trx, id = '') => ({ weeks: await readWeeks(trx, await findOpenWeeksOfTeam(trx, id)) }),
});
