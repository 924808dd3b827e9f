import { TEAM_AUDITS } from '@pailei/contracts/people/teams/teams.audits';
import { TEAM_NOTICES } from '@pailei/contracts/people/teams/teams.notices';
import type { Feature } from '../../ground/features/feature.ts';
import {
  captainClock,
  createSeekersService,
  createTeamApplicationsService,
  createTeamHallVersion,
  createTeamHandoverService,
  createTeamInvitationsService,
  createTeamLinksService,
  createTeamMembersService,
  createTeamPostsService,
  createTeamReviewService,
  createTeamsService,
  findTeamsByName,
  followCaptains,
  followPresence,
  handoverClock,
  requestClock,
  teamHallTopicDefinition,
  teamInsideTopicDefinition,
  teamReviewTopicDefinition,
  teamTopicDefinition,
  trimLinks,
} from './index.ts';
import { teamsCalls } from './teams.calls.ts';

export const teamsFeature = {
  name: 'teams',
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
