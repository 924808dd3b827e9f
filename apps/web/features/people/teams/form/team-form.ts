import type { newTeamBody } from '@pailei/contracts/people/teams/team-fields';
import type { TeamDraft, TeamProfile } from '@pailei/contracts/people/teams/team-views';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import type { z } from 'zod';

/** What the form of a team holds. */
export type TeamForm = z.output<typeof newTeamBody>;

export const TEAM_FIELDS = [
  'name',
  'tag',
  'slogan',
  'description',
  'recruiting',
  'wanted_classes',
  'wanted_roles',
  'takes_challenges',
  'crest',
] as const satisfies (keyof TeamForm)[];

/** What is only text, and kept in the tab while it is typed. */
export const TEXT_FIELDS = ['name', 'tag', 'slogan', 'description'] as const satisfies (keyof TeamForm)[];

/** A generated crest of a seed from 0 below 2³². */
export const generatedCrest = (seed: number): TeamForm['crest'] => ({
  seed,
  style: crestFromSeed(seed),
  image_id: null,
});

export const newForm = (seed: number): TeamForm => ({
  name: '',
  tag: '',
  crest: generatedCrest(seed),
  slogan: '',
  description: '',
  recruiting: 'application',
  wanted_classes: [],
  wanted_roles: [],
  takes_challenges: true,
});

export function formOf(team: TeamDraft | TeamProfile): TeamForm {
  const { name, tag, crest, slogan, description, recruiting, wanted_classes, wanted_roles, takes_challenges } = team;
  return { name, tag, crest, slogan, description, recruiting, wanted_classes, wanted_roles, takes_challenges };
}
