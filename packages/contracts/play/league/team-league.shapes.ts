import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { leagueWeekSchema } from './league-views.ts';
import { teamLeagueTopic } from './team-league.topic.ts';

export const teamLeagueDescription = describeTopic(teamLeagueTopic, {
  needsLogin: true,
  isWide: false,
  isKept: false,
  texts: {
    title: '战队的联赛对阵',
    who: '该战队的成员',
    snapshot: '还没有打完的联赛对阵，与双方提出的时间',
    events: { league_week_changed: '对阵是新的，或有变化：week；is_over 为真的不再列出' },
  },
  shapes: {
    snapshot: z.strictObject({ weeks: z.array(leagueWeekSchema) }),
    events: { league_week_changed: z.strictObject({ week: leagueWeekSchema }) },
  },
});
