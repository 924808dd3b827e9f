import { TEAM_ROLES } from '@pailei/domain/rights/rights';
import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { teamMemberSchema, teamProfileSchema, teamViewSchema } from './team-views.ts';
import { teamTopic } from './team.topic.ts';

const account_id = z.string();

export const teamDescription = describeTopic(teamTopic, {
  needsLogin: true,
  isWide: false,
  isKept: false,
  texts: {
    title: '战队',
    who: '所有登录用户，战队通过审核之后',
    snapshot: '同 GET /api/teams/{id}',
    events: {
      team_changed: '资料有变：team',
      member_joined: '有人加入：member',
      member_left: '有人离开：account_id',
      member_role_changed: '身份有变：account_id, role',
      team_disbanded: '战队已解散',
      team_restored: '战队已恢复：team, members',
    },
  },
  shapes: {
    snapshot: teamViewSchema,
    events: {
      team_changed: z.strictObject({ team: teamProfileSchema }),
      member_joined: z.strictObject({ member: teamMemberSchema }),
      member_left: z.strictObject({ account_id }),
      member_role_changed: z.strictObject({ account_id, role: z.enum(TEAM_ROLES) }),
      team_disbanded: z.strictObject({}),
      team_restored: z.strictObject({ team: teamProfileSchema, members: z.array(teamMemberSchema) }),
    },
  },
});
