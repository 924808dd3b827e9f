import type { TeamRow } from '@pailei/db/schema/teams';
import type { FrozenCrest } from '@pailei/domain/seasons/champions';

export type CrestColumns = Pick<TeamRow, 'crest_seed' | 'crest_style' | 'crest_file_id'>;

/** As teams show it; the feature `teams` itself stands above the events that seasons follow. */
export const crestView = ({ crest_seed, crest_style, crest_file_id }: CrestColumns): FrozenCrest => ({
  seed: crest_seed,
  style: crest_style,
  image_id: crest_file_id,
});
