import { appError, generalError } from '@pailei/contracts/http/errors';
import { SEASON_ERRORS, seasonOverlaps } from '@pailei/contracts/play/seasons/season-errors';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import { newId } from '@pailei/db/id';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { DEFAULT_FORMULAS } from '@pailei/domain/seasons/defaults';
import { overlapping } from '@pailei/domain/seasons/season';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { findSeasons, insertSeason, insertVersion, lockSeason } from '../seasons.repository.ts';
import { seasonHeader } from '../seasons.view.ts';

/** A season that may be changed, under its lock. `revision`: the one that the caller has seen. */
export async function lockOpen(trx: Trx, id: string, revision?: number): Promise<SeasonRecordRow> {
  const season = await lockAny(trx, id, revision);
  if (season.closed_at !== null) throw appError(SEASON_ERRORS, 'season_closed');
  return season;
}

export async function lockAny(trx: Trx, id: string, revision?: number): Promise<SeasonRecordRow> {
  const season = await lockSeason(trx, id);
  if (!season) throw generalError('not_found');
  if (revision !== undefined && revision !== season.revision) throw appError(SEASON_ERRORS, 'season_stale');
  return season;
}

type Identity = Pick<SeasonRecordRow, 'number' | 'starts_at' | 'ends_at'>;

/** Numbers are used once, and no two seasons share a moment. */
export async function refuseTaken(trx: Trx, identity: Identity, ownId: string | null): Promise<void> {
  const others = (await findSeasons(trx)).filter(({ id }) => id !== ownId);
  if (others.some(({ number }) => number === identity.number))
    throw appError(SEASON_ERRORS, 'season_number_taken', { number: SEASON_ERRORS.season_number_taken[1] });
  const other = overlapping(identity, others);
  if (other) throw seasonOverlaps(other);
}

/** Tells everybody who follows a season what it is now. */
export async function logSeason(trx: Trx, log: LiveLog, id: string): Promise<SeasonRecordRow> {
  const season = await lockAny(trx, id);
  log.add(seasonTopic.of(String(season.number)), 'season_changed', { season: await seasonHeader(trx, season) });
  return season;
}

type NewSeason = Omit<
  Parameters<typeof insertSeason>[1],
  'id' | 'champions' | 'revision' | 'created_by' | 'created_at' | 'updated_at'
>;

/** Adds a season whose first formulas are the site's usual ones; answers its id. */
export async function insertNewSeason(trx: Trx, actor: Actor, columns: NewSeason, at: string): Promise<string> {
  const id = newId();
  const made = { created_by: actor.user_id, created_at: at };
  await insertSeason(trx, { id, ...columns, champions: null, revision: 1, ...made, updated_at: at });
  const formulas = JSON.stringify(DEFAULT_FORMULAS);
  await insertVersion(trx, { season_id: id, version: 1, applies_from: null, formulas, reason: '', ...made });
  return id;
}

type Facts = Identity & Pick<SeasonRecordRow, 'name' | 'one_team_per_player'>;

export const factsOf = ({ number, name, starts_at, ends_at, one_team_per_player }: Facts) => ({
  number,
  name,
  starts_at,
  ends_at,
  one_team_per_player,
});

export const auditOf = <Facts extends object | null>(actor: Actor, id: string, before: Facts | null, after: Facts) => ({
  actor,
  target_type: 'season',
  target_id: id,
  before,
  after,
});
