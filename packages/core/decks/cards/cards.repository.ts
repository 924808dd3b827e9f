import type { Db } from '@pailei/db/client';

export type CatalogueCounts = { total: number; is_sample: boolean; sets: { set: string; count: number }[] };

/** Of the cards that are shown: the samples only while there is nothing else. */
export async function countCards(db: Db): Promise<CatalogueCounts> {
  const rows = await db
    .selectFrom('card')
    .select((eb) => ['set', 'is_sample', eb.fn.countAll<number>().as('count')])
    .groupBy(['set', 'is_sample'])
    .orderBy('count', 'desc')
    .orderBy('set')
    .execute();
  const real = rows.filter((row) => !row.is_sample);
  const shown = real.length > 0 ? real : rows;
  return {
    total: shown.reduce((sum, { count }) => sum + count, 0),
    is_sample: real.length === 0,
    sets: shown.map(({ set, count }) => ({ set, count })),
  };
}
