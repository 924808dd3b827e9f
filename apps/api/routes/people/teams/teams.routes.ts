import { seekersApi } from '@pailei/contracts/people/teams/seekers.api';
import { teamPostsApi } from '@pailei/contracts/people/teams/team-posts.api';
import {
  teamApplicationsApi,
  teamInvitationsApi,
  teamLinksApi,
} from '@pailei/contracts/people/teams/team-requests.api';
import { teamReviewApi } from '@pailei/contracts/people/teams/team-review.api';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type {
  SeekersService,
  TeamApplicationsService,
  TeamHallVersion,
  TeamHandoverService,
  TeamInvitationsService,
  TeamLinksService,
  TeamMembersService,
  TeamPostsService,
  TeamReviewService,
  TeamsService,
} from '@pailei/core/people/teams';
import type { UploadsService } from '@pailei/core/site/uploads';
import type { FastifyInstance } from 'fastify';
import type { AnswerVersions } from '../../../http/answer-versions.ts';
import { route } from '../../../http/routing.ts';
import { UPLOAD_LIMIT } from '../../../plugins/account-limit.ts';

type Services = {
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
};

export function teamsRoutes(app: FastifyInstance, services: Services, versions: AnswerVersions): void {
  hallRoutes(app, services, versions);
  teamRoutes(app, services);
  memberRoutes(app, services);
  requestRoutes(app, services);
  linkRoutes(app, services);
  reviewRoutes(app, services);
}

function hallRoutes(
  app: FastifyInstance,
  { teams, seekers, teamHallVersion }: Services,
  versions: AnswerVersions,
): void {
  const versionOf = () => versions.ofAll(teamHallVersion);
  route(app, teamsApi.hall, ({ query }) => teams.hall(query), { versionOf });
  route(app, seekersApi.list, ({ query }) => seekers.list(query), { versionOf });
  route(app, seekersApi.mine, ({ actor }) => seekers.mine(actor));
  route(app, seekersApi.save, ({ actor, body }) => seekers.save(actor, body));
  route(app, seekersApi.remove, ({ actor }) => seekers.remove(actor));
}

function teamRoutes(app: FastifyInstance, { teams, teamPosts, uploads }: Services): void {
  const { field } = teamsApi.uploadCrest.upload;
  route(
    app,
    teamsApi.uploadCrest,
    ({ actor, file }) => uploads.saveImage(actor, { purpose: 'team_crest', bytes: file, field }),
    { accountLimit: UPLOAD_LIMIT },
  );
  route(app, teamsApi.mine, ({ actor }) => teams.mine(actor));
  route(app, teamsApi.create, ({ actor, body }) => teams.create(actor, body));
  route(app, teamsApi.resubmit, ({ actor, params, body }) => teams.resubmit(actor, params.id, body));
  route(app, teamsApi.withdraw, ({ actor, params }) => teams.withdraw(actor, params.id));
  route(app, teamsApi.get, ({ params }) => teams.get(params.id));
  route(app, teamsApi.update, ({ actor, params, body }) => teams.update(actor, params.id, body));
  route(app, teamsApi.history, ({ actor, params, query }) => teams.history(actor, params.id, query));
  route(app, teamsApi.inside, ({ actor, params }) => teams.inside(actor, params.id));
  route(app, teamPostsApi.add, ({ actor, params, body }) => teamPosts.add(actor, params.id, body.text));
  route(app, teamPostsApi.pin, ({ actor, params: { id, post_id }, body }) =>
    teamPosts.pin(actor, id, post_id, body.is_pinned),
  );
  route(app, teamPostsApi.remove, ({ actor, params: { id, post_id } }) => teamPosts.remove(actor, id, post_id));
}

function memberRoutes(app: FastifyInstance, { teamMembers, teamHandover }: Services): void {
  route(app, teamsApi.setRole, ({ actor, params, body }) => teamMembers.setRole(actor, params, body));
  route(app, teamsApi.kick, ({ actor, params, body }) => teamMembers.kick(actor, params, body));
  route(app, teamsApi.leave, ({ actor, params }) => teamMembers.leave(actor, params.id));
  route(app, teamsApi.disband, ({ actor, params, body }) => teamMembers.disband(actor, params.id, body));
  route(app, teamsApi.offerHandover, ({ actor, params, body }) =>
    teamHandover.offer(actor, params.id, body.account_id),
  );
  route(app, teamsApi.acceptHandover, ({ actor, params }) => teamHandover.accept(actor, params.id));
  route(app, teamsApi.endHandover, ({ actor, params }) => teamHandover.end(actor, params.id));
}

function requestRoutes(app: FastifyInstance, { teamApplications, teamInvitations }: Services): void {
  const [applications, invitations] = [teamApplicationsApi, teamInvitationsApi];
  route(app, applications.apply, ({ actor, params, body }) => teamApplications.apply(actor, params.id, body.message));
  route(app, applications.ofTeam, ({ actor, params, query }) => teamApplications.ofTeam(actor, params.id, query));
  route(app, applications.mine, ({ actor, query }) => teamApplications.mine(actor, query));
  route(app, applications.accept, ({ actor, params }) => teamApplications.accept(actor, params.id));
  route(app, applications.reject, ({ actor, params, body }) => teamApplications.reject(actor, params.id, body.reason));
  route(app, applications.withdraw, ({ actor, params }) => teamApplications.withdraw(actor, params.id));
  route(app, invitations.invite, ({ actor, params, body }) => teamInvitations.invite(actor, params.id, body));
  route(app, invitations.ofTeam, ({ actor, params, query }) => teamInvitations.ofTeam(actor, params.id, query));
  route(app, invitations.mine, ({ actor, query }) => teamInvitations.mine(actor, query));
  route(app, invitations.accept, ({ actor, params }) => teamInvitations.accept(actor, params.id));
  route(app, invitations.reject, ({ actor, params }) => teamInvitations.reject(actor, params.id));
  route(app, invitations.withdraw, ({ actor, params }) => teamInvitations.withdraw(actor, params.id));
}

function linkRoutes(app: FastifyInstance, { teamLinks }: Services): void {
  route(app, teamLinksApi.create, ({ actor, params, body }) => teamLinks.create(actor, params.id, body));
  route(app, teamLinksApi.list, ({ actor, params }) => teamLinks.list(actor, params.id));
  route(app, teamLinksApi.revoke, ({ actor, params }) => teamLinks.revoke(actor, params.id, params.link_id));
  route(app, teamLinksApi.look, ({ body }) => teamLinks.look(body.token));
  route(app, teamLinksApi.join, ({ actor, body }) => teamLinks.join(actor, body.token));
}

function reviewRoutes(app: FastifyInstance, { teamReview }: Services): void {
  route(app, teamReviewApi.list, ({ query }) => teamReview.list(query));
  route(app, teamReviewApi.get, ({ params }) => teamReview.get(params.id));
  route(app, teamReviewApi.approve, ({ actor, params }) => teamReview.approve(actor, params.id));
  route(app, teamReviewApi.reject, ({ actor, params, body }) => teamReview.reject(actor, params.id, body.reason));
  route(app, teamReviewApi.rename, ({ actor, params, body }) => teamReview.rename(actor, params.id, body));
  route(app, teamReviewApi.removeCrest, ({ actor, params, body }) =>
    teamReview.removeCrest(actor, params.id, body.reason),
  );
  route(app, teamReviewApi.disband, ({ actor, params, body }) => teamReview.disband(actor, params.id, body.reason));
  route(app, teamReviewApi.restore, ({ actor, params, body }) => teamReview.restore(actor, params.id, body));
  route(app, teamReviewApi.handOver, ({ actor, params, body }) => teamReview.handOver(actor, params.id, body));
}
