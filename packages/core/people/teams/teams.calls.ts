import { seekersApi } from '@pailei/contracts/people/teams/seekers.api';
import { teamPostsApi } from '@pailei/contracts/people/teams/team-posts.api';
import {
  teamApplicationsApi,
  teamInvitationsApi,
  teamLinksApi,
} from '@pailei/contracts/people/teams/team-requests.api';
import { teamReviewApi } from '@pailei/contracts/people/teams/team-review.api';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { AnswerVersions } from '../../ground/http/answer-versions.ts';
import { UPLOAD_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { UploadsService } from '../../site/uploads/uploads.service.ts';
import type { TeamHallVersion } from './hall/hall-version.ts';
import type { SeekersService } from './hall/seekers.service.ts';
import type { TeamHandoverService } from './members/handover.service.ts';
import type { TeamMembersService } from './members/members.service.ts';
import type { TeamPostsService } from './members/posts.service.ts';
import type { TeamApplicationsService } from './requests/applications.service.ts';
import type { TeamInvitationsService } from './requests/invitations.service.ts';
import type { TeamLinksService } from './requests/links.service.ts';
import type { TeamReviewService } from './review/review.service.ts';
import type { TeamsService } from './teams.service.ts';

type Needs = {
  teams: TeamsService;
  teamMembers: TeamMembersService;
  teamHandover: TeamHandoverService;
  teamApplications: TeamApplicationsService;
  teamInvitations: TeamInvitationsService;
  teamLinks: TeamLinksService;
  teamPosts: TeamPostsService;
  teamReview: TeamReviewService;
  teamHallVersion: TeamHallVersion;
  seekers: SeekersService;
  uploads: UploadsService;
  versions: AnswerVersions;
};

export const teamsCalls = (needs: Needs): readonly HttpCall[] => [
  ...hallCalls(needs),
  ...teamCalls(needs),
  ...memberCalls(needs),
  ...requestCalls(needs),
  ...linkCalls(needs),
  ...reviewCalls(needs),
];

function hallCalls({ teams, seekers, teamHallVersion, versions }: Needs): readonly HttpCall[] {
  const versionOf = () => versions.ofAll(teamHallVersion);
  return [
    call(teamsApi.hall, ({ query }) => teams.hall(query), { versionOf }),
    call(seekersApi.list, ({ query }) => seekers.list(query), { versionOf }),
    call(seekersApi.mine, ({ actor }) => seekers.mine(actor)),
    call(seekersApi.save, ({ actor, body }) => seekers.save(actor, body)),
    call(seekersApi.remove, ({ actor }) => seekers.remove(actor)),
  ];
}

function teamCalls({ teams, teamPosts, uploads }: Needs): readonly HttpCall[] {
  const { field } = teamsApi.uploadCrest.upload;
  return [
    call(
      teamsApi.uploadCrest,
      ({ actor, file }) => uploads.saveImage(actor, { purpose: 'team_crest', bytes: file, field }),
      { accountLimit: UPLOAD_LIMIT },
    ),
    call(teamsApi.mine, ({ actor }) => teams.mine(actor)),
    call(teamsApi.create, ({ actor, body }) => teams.create(actor, body)),
    call(teamsApi.resubmit, ({ actor, params, body }) => teams.resubmit(actor, params.id, body)),
    call(teamsApi.withdraw, ({ actor, params }) => teams.withdraw(actor, params.id)),
    call(teamsApi.get, ({ params }) => teams.get(params.id)),
    call(teamsApi.update, ({ actor, params, body }) => teams.update(actor, params.id, body)),
    call(teamsApi.history, ({ actor, params, query }) => teams.history(actor, params.id, query)),
    call(teamsApi.inside, ({ actor, params }) => teams.inside(actor, params.id)),
    call(teamPostsApi.add, ({ actor, params, body }) => teamPosts.add(actor, params.id, body.text)),
    call(teamPostsApi.pin, ({ actor, params: { id, post_id }, body }) =>
      teamPosts.pin(actor, id, post_id, body.is_pinned),
    ),
    call(teamPostsApi.remove, ({ actor, params: { id, post_id } }) => teamPosts.remove(actor, id, post_id)),
  ];
}

const memberCalls = ({ teamMembers, teamHandover }: Needs): readonly HttpCall[] => [
  call(teamsApi.setRole, ({ actor, params, body }) => teamMembers.setRole(actor, params, body)),
  call(teamsApi.kick, ({ actor, params, body }) => teamMembers.kick(actor, params, body)),
  call(teamsApi.leave, ({ actor, params }) => teamMembers.leave(actor, params.id)),
  call(teamsApi.disband, ({ actor, params, body }) => teamMembers.disband(actor, params.id, body)),
  call(teamsApi.offerHandover, ({ actor, params, body }) => teamHandover.offer(actor, params.id, body.account_id)),
  call(teamsApi.acceptHandover, ({ actor, params }) => teamHandover.accept(actor, params.id)),
  call(teamsApi.endHandover, ({ actor, params }) => teamHandover.end(actor, params.id)),
];

function requestCalls({ teamApplications, teamInvitations }: Needs): readonly HttpCall[] {
  const [applications, invitations] = [teamApplicationsApi, teamInvitationsApi];
  return [
    call(applications.apply, ({ actor, params, body }) => teamApplications.apply(actor, params.id, body.message)),
    call(applications.ofTeam, ({ actor, params, query }) => teamApplications.ofTeam(actor, params.id, query)),
    call(applications.mine, ({ actor, query }) => teamApplications.mine(actor, query)),
    call(applications.accept, ({ actor, params }) => teamApplications.accept(actor, params.id)),
    call(applications.reject, ({ actor, params, body }) => teamApplications.reject(actor, params.id, body.reason)),
    call(applications.withdraw, ({ actor, params }) => teamApplications.withdraw(actor, params.id)),
    call(invitations.invite, ({ actor, params, body }) => teamInvitations.invite(actor, params.id, body)),
    call(invitations.ofTeam, ({ actor, params, query }) => teamInvitations.ofTeam(actor, params.id, query)),
    call(invitations.mine, ({ actor, query }) => teamInvitations.mine(actor, query)),
    call(invitations.accept, ({ actor, params }) => teamInvitations.accept(actor, params.id)),
    call(invitations.reject, ({ actor, params }) => teamInvitations.reject(actor, params.id)),
    call(invitations.withdraw, ({ actor, params }) => teamInvitations.withdraw(actor, params.id)),
  ];
}

const linkCalls = ({ teamLinks }: Needs): readonly HttpCall[] => [
  call(teamLinksApi.create, ({ actor, params, body }) => teamLinks.create(actor, params.id, body)),
  call(teamLinksApi.list, ({ actor, params }) => teamLinks.list(actor, params.id)),
  call(teamLinksApi.revoke, ({ actor, params }) => teamLinks.revoke(actor, params.id, params.link_id)),
  call(teamLinksApi.look, ({ body }) => teamLinks.look(body.token)),
  call(teamLinksApi.join, ({ actor, body }) => teamLinks.join(actor, body.token)),
];

const reviewCalls = ({ teamReview }: Needs): readonly HttpCall[] => [
  call(teamReviewApi.list, ({ query }) => teamReview.list(query)),
  call(teamReviewApi.get, ({ params }) => teamReview.get(params.id)),
  call(teamReviewApi.approve, ({ actor, params }) => teamReview.approve(actor, params.id)),
  call(teamReviewApi.reject, ({ actor, params, body }) => teamReview.reject(actor, params.id, body.reason)),
  call(teamReviewApi.rename, ({ actor, params, body }) => teamReview.rename(actor, params.id, body)),
  call(teamReviewApi.removeCrest, ({ actor, params, body }) => teamReview.removeCrest(actor, params.id, body.reason)),
  call(teamReviewApi.disband, ({ actor, params, body }) => teamReview.disband(actor, params.id, body.reason)),
  call(teamReviewApi.restore, ({ actor, params, body }) => teamReview.restore(actor, params.id, body)),
  call(teamReviewApi.handOver, ({ actor, params, body }) => teamReview.handOver(actor, params.id, body)),
];
