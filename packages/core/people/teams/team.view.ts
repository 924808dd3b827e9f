import type { TeamCard, TeamDraft, TeamProfile } from '@pailei/contracts/people/teams/team-views';
import type { TeamRow } from '@pailei/db/schema/teams';
import { crestOf } from './crest-of.ts';

/** What stands on a team's page beside its members. `card`: of an approved one. */
export function teamProfile(row: TeamRow, card: TeamCard | undefined): TeamProfile {
  const { id, name, tag, slogan, description, recruiting, wanted_classes, wanted_roles } = row;
  const { takes_challenges, answers_within_minutes } = row;
  return {
    id,
    name,
    tag,
    crest: crestOf(row),
    slogan,
    description,
    recruiting,
    wanted_classes,
    wanted_roles,
    takes_challenges,
    answers_within_minutes,
    activity: card?.activity ?? 0,
    founded_at: row.founded_at ?? '',
    status: row.status === 'disbanded' ? 'disbanded' : 'approved',
  };
}

/** Whether a team is there for others than its founder and the staff. */
export const isPublic = ({ status }: Pick<TeamRow, 'status'>): boolean =>
  status === 'approved' || status === 'disbanded';

export function draftView(row: TeamRow): TeamDraft {
  const { id, name, tag, slogan, description, recruiting, wanted_classes, wanted_roles, takes_challenges } = row;
  return {
    id,
    name,
    tag,
    crest: crestOf(row),
    slogan,
    description,
    recruiting,
    wanted_classes,
    wanted_roles,
    takes_challenges,
    status: row.status === 'rejected' ? 'rejected' : 'pending',
    reason: row.status === 'rejected' ? row.reason : null,
    submitted_at: row.submitted_at,
    reviewed_at: row.reviewed_at,
  };
}
