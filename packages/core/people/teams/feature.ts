import { TEAM_AUDITS } from '@pailei/contracts/people/teams/teams.audits';
import { TEAM_NOTICES } from '@pailei/contracts/people/teams/teams.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { captainClock, followCaptains } from './members/captain.clock.ts';
import { createSeekersService } from './hall/seekers.service.ts';
import { createTeamApplicationsService } from './requests/applications.service.ts';
import { createTeamHallVersion } from './hall/hall-version.ts';
import { createTeamHandoverService } from './members/handover.service.ts';
import { createTeamInvitationsService } from './requests/invitations.service.ts';
import { createTeamLinksService } from './requests/links.service.ts';
import { createTeamMembersService } from './members/members.service.ts';
import { createTeamPostsService } from './members/posts.service.ts';
import { createTeamReviewService } from './review/review.service.ts';
import { createTeamsService } from './teams.service.ts';
import { findTeamsByName } from './hall/found-teams.reads.ts';
import { followPresence } from './members/presence.ts';
import { handoverClock } from './members/handover.clock.ts';
import { requestClock } from './requests/request.clock.ts';
import {
  teamHallTopicDefinition,
  teamInsideTopicDefinition,
  teamReviewTopicDefinition,
  teamTopicDefinition,
} from './team.serve.ts';
import { trimLinks } from './requests/trim-links.ts';
import { teamsCalls } from './teams.calls.ts';

export const teamsFeature = {
  name: 'teams',
  headings: { teams: { name: '战队', about: '大厅、成员、入队申请与邀请。变化见实时协议的 team 与 teams 话题。' } },
  calls: [teamsCalls],
  services: {
    teams: createTeamsService,
    teamMembers: createTeamMembersService,
    teamHandover: createTeamHandoverService,
    teamApplications: createTeamApplicationsService,
    teamInvitations: createTeamInvitationsService,
    teamLinks: createTeamLinksService,
    teamPosts: createTeamPostsService,
    teamReview: createTeamReviewService,
    teamHallVersion: createTeamHallVersion,
    seekers: createSeekersService,
    teamsByName: () => findTeamsByName,
  },
  topics: [teamTopicDefinition, teamInsideTopicDefinition, teamHallTopicDefinition, teamReviewTopicDefinition],
  clocks: [captainClock, handoverClock, requestClock],
  loops: [
    { name: 'team-captains', every_ms: 5_000, pauses_with: null, tick: followCaptains },
    { name: 'team-presence', every_ms: 10_000, pauses_with: null, tick: followPresence },
  ],
  trims: [trimLinks],
  audits: TEAM_AUDITS.actions,
  target_names: {
    team: (db, ids) => db.selectFrom('team').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  notices: TEAM_NOTICES,
} as const satisfies Feature;
