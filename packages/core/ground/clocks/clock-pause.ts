import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import {
  MAINTENANCE_SCOPES,
  windowState,
  type ClockArea,
  type MaintenanceScope,
} from '@pailei/domain/maintenance/maintenance';
import { OUTAGE_AFTER_MS } from '@pailei/domain/outages/outages';
import { sql } from 'kysely';
import { findUnsettled, markSettled, type PublicWindowRow } from './windows.ts';

/** A time in which nobody could act; an outage that nobody has found yet has no id. */
type OutagePause = { id: string | null; starts_at: string; isOver: boolean };

/**
 * Outages whose lost time was not given back yet, earliest first. Where nobody has looked at the site for too long there was one, even
 * before a worker has written it: whatever came back first finds the clocks paused.
 */
async function findOutagePauses(db: Db | Trx): Promise<OutagePause[]> {
  const { rows } = await sql<OutagePause>`
    select id, starts_at, ended_at is not null as "isOver" from outage where settled_at is null
    union all
    select null, at, false from site_pulse where at < clock_timestamp() - make_interval(secs => ${OUTAGE_AFTER_MS / 1_000})
    order by starts_at`.execute(db);
  return rows;
}

async function markOutagesSettled(trx: Trx, ids: readonly string[], now: string): Promise<void> {
  await trx
    .updateTable('outage')
    .set({ settled_at: now })
    .where('id', 'in', ids)
    .where('ended_at', 'is not', null)
    .execute();
}

/** The clocks of an area are paused from the begin of a window of it or of the whole site, or of an outage, until what it took was given back. */
export type ClockPause = {
  since: string;
  /** Whether players can act again, so that the deadlines are to be moved now. */
  isOver: boolean;
  /** Nothing but our own outages: the records of matches say so. */
  cause?: 'outage';
  /** Of windows and of outages. */
  window_ids: readonly string[];
};

/** What keeps clocks from running: windows and outages whose lost time was not given back yet. */
export type Unsettled = { readonly windows: readonly PublicWindowRow[]; readonly outages: readonly OutagePause[] };

/** That of the whole site, for those who ask about several areas. */
export const readUnsettled = (db: Db | Trx, now: string): Promise<Unsettled> => readScopes(db, MAINTENANCE_SCOPES, now);

/** Undefined while the clocks run. */
export async function readClockPause(db: Db | Trx, area: ClockArea, now: string): Promise<ClockPause | undefined> {
  return clockPauseOf(await readScopes(db, ['site', area], now), area, now);
}

export const clockPauseOf = ({ windows, outages }: Unsettled, area: ClockArea, now: string): ClockPause | undefined =>
  pauseOf(ofScopes(windows, ['site', area]), outages, now);

/** The same by the area's own windows alone. */
export const areaPauseOf = ({ windows }: Unsettled, area: ClockArea, now: string): ClockPause | undefined =>
  pauseOf(ofScopes(windows, [area]), [], now);

async function readScopes(db: Db | Trx, scopes: readonly MaintenanceScope[], now: string): Promise<Unsettled> {
  return { windows: await findUnsettled(db, { scopes, now }), outages: await findOutagePauses(db) };
}

const ofScopes = (windows: Unsettled['windows'], scopes: readonly MaintenanceScope[]) =>
  windows.filter(({ scope }) => scopes.includes(scope));

function pauseOf(windows: Unsettled['windows'], away: Unsettled['outages'], now: string): ClockPause | undefined {
  const [since] = [...windows, ...away].map(({ starts_at }) => starts_at).toSorted();
  if (since === undefined) return undefined;
  const hasEnded = windows.every((window) => windowState(window, Date.parse(now)) === 'ended');
  const isOver = hasEnded && away.every((outage) => outage.isOver);
  const window_ids = [...windows, ...away].flatMap(({ id }) => id ?? []);
  return { since, isOver, window_ids, ...(windows.length === 0 && { cause: 'outage' as const }) };
}

/** Since when a deadline has lost time: one that was set during the pause lost only what came after. */
export function lostSince({ since }: Pick<ClockPause, 'since'>, dueSetAt: string | null): string {
  return dueSetAt !== null && dueSetAt > since ? dueSetAt : since;
}

/** The command that gives a deadline back what it has lost. */
export const creditCommand = (pause: Pick<ClockPause, 'since' | 'cause'>, dueSetAt: string | null) =>
  ({ type: 'credit_time', since: lostSince(pause, dueSetAt), ...(pause.cause && { cause: pause.cause }) }) as const;

/** A command that names the deadline that its author saw, which a credit may just have moved. */
export function meantNow<Command extends { due_at: string }>(
  command: Command,
  seen: { due_at: string | null },
  { due_at }: { due_at: string | null },
): Command {
  return command.due_at === seen.due_at && due_at !== null ? { ...command, due_at } : command;
}

/** The clocks run again. */
export async function endClockPause(trx: Trx, { window_ids }: ClockPause, now: string): Promise<void> {
  if (window_ids.length === 0) return;
  await markSettled(trx, window_ids, now);
  await markOutagesSettled(trx, window_ids, now);
}
