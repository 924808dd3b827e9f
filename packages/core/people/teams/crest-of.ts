import type { Crest } from '@pailei/contracts/people/teams/team-views';
import type { TeamRow } from '@pailei/db/schema/teams';

export const crestOf = ({
  crest_seed,
  crest_style,
  crest_file_id,
}: Pick<TeamRow, 'crest_seed' | 'crest_style' | 'crest_file_id'>): Crest => ({
  seed: crest_seed,
  style: crest_style,
  image_id: crest_file_id,
});
