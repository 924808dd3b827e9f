import { appError } from '@pailei/contracts/http/errors';
import type { SeasonClosing } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type { SeasonEvent } from '@pailei/contracts/play/seasons/season-views';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { seasonStatus } from '@pailei/domain/seasons/season';
import type { SeasonChampions } from '@pailei/domain/seasons/champions';
import type { LiveLog } from '@pailei/live/log';
import { countEvents, makeTables } from '../counting/recount.ts';
import { findNames } from '../names.reads.ts';
import { findSeasonEvents, findUncounted } from '../season-events.repository.ts';
import { notifyClosed } from '../season-notices.ts';
import { updateSeason } from '../seasons.repository.ts';
import { readChampions } from './champions.ts';
import { payPrizes, readPayouts } from './prizes.ts';

/** Events that may still change the tables: those that are not over for everybody. */
export async function openEvents(trx: Trx, season: SeasonRecordRow): Promise<SeasonEvent[]> {
  const events = await findSeasonEvents(trx, season);
  return events.filter(({ is_excluded, status }) => !is_excluded && status !== 'finished' && status !== 'cancelled');
}

/** What closing the season would do by what is counted now. */
export async function previewClosing(trx: Trx, season: SeasonRecordRow): Promise<SeasonClosing> {
  const { account, team, players, teams, events } = await readChampions(trx, season);
  const payouts = await readPayouts(trx, season);
  const names = await findNames(trx, { account: payouts.map(({ account_id }) => account_id) });
  const waiting = await findUncounted(trx, season);
  return {
    open_events: await openEvents(trx, season),
    champions: { account: account?.name ?? null, team: team?.name ?? null },
    players,
    teams,
    events: events + waiting.length,
    payouts: payouts.map(({ account_id, amount, due }) => ({
      account_id,
      name: names.get(account_id) ?? '',
      amount,
      due,
    })),
  };
}

export type Closed = { champions: SeasonChampions; paid: number };

/** Counts what is over, freezes the tables, names the champions and pays. Throws where the season cannot end yet. */
export async function closeSeason(trx: Trx, log: LiveLog, season: SeasonRecordRow, now: string): Promise<Closed> {
  if (season.closed_at !== null) throw appError(SEASON_ERRORS, 'season_closed');
  if (seasonStatus(season, now) === 'upcoming') throw appError(SEASON_ERRORS, 'season_not_begun');
  if ((await openEvents(trx, season)).length > 0) throw appError(SEASON_ERRORS, 'season_events_open');
  await countEvents(trx, season);
  await makeTables(trx, log, season);
  const champions = await readChampions(trx, season);
  if (champions.events === 0) throw appError(SEASON_ERRORS, 'season_without_events');
  const paid = await payPrizes(trx, log, season);
  await updateSeason(trx, season.id, {
    closed_at: now,
    champions: JSON.stringify(champions),
    revision: season.revision + 1,
    updated_at: now,
  });
  await notifyClosed(trx, log, season);
  return { champions, paid };
}
