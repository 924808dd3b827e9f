import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { FEATURED_SETTING } from './featured.repository.ts';

/** The match on the stage, and whether somebody chose it. */
export type FeaturedView = { featured_match_id: string | null; is_featured_chosen: boolean };

export async function readFeatured(db: Db | Trx): Promise<FeaturedView> {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', FEATURED_SETTING)
    .executeTakeFirst();
  const id = row?.value['match_id'];
  return {
    featured_match_id: typeof id === 'string' ? id : null,
    is_featured_chosen: row?.value['is_chosen'] === true,
  };
}
