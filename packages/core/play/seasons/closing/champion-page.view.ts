import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { contentOf, tableTop } from '../seasons.view.ts';
import { readReplays } from './replays.reads.ts';

/** How many of a table the page names. */
const TOP = 8;

/** `undefined` while a season is not closed. What it says of champions was frozen then. */
export async function championPage(trx: Trx, season: SeasonRecordRow): Promise<ChampionPageView | undefined> {
  const { id, number, name, starts_at, ends_at, closed_at, champions, content } = season;
  if (closed_at === null || champions === null) return undefined;
  return {
    number,
    name,
    starts_at,
    ends_at,
    closed_at,
    ...champions,
    content: contentOf(content),
    replays: await readReplays(
      trx,
      content.matches.map(({ match_id }) => match_id),
    ),
    tables: { account: await tableTop(trx, id, 'account', TOP), team: await tableTop(trx, id, 'team', TOP) },
  } as ChampionPageView;
}
