import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { SeasonByHand } from '@pailei/domain/seasons/season-by-hand';
import { byHandOf, contentOf, tableTop } from '../seasons.view.ts';
import { readReplays } from './replays.reads.ts';

/** How many of a table the page names. */
const TOP = 8;

/** `undefined` while a season is not closed. What it says of champions was frozen then. */
export async function championPage(trx: Trx, season: SeasonRecordRow): Promise<ChampionPageView | undefined> {
  const { id, number, name, starts_at, ends_at, closed_at, champions, content } = season;
  if (season.by_hand) return pageByHand(season, season.by_hand);
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

/** Of a season that was played elsewhere there is what the staff entered, and no table. */
function pageByHand(season: SeasonRecordRow, entered: SeasonByHand): ChampionPageView {
  const { number, name, starts_at, ends_at, closed_at, content } = season;
  const empty = { total: 0, rows: [] };
  return {
    number,
    name,
    starts_at,
    ends_at,
    closed_at: closed_at ?? ends_at,
    players: 0,
    teams: 0,
    events: 0,
    account: null,
    team: null,
    content: contentOf(content),
    by_hand: byHandOf(entered),
    replays: [],
    tables: { account: empty, team: empty },
  };
}
