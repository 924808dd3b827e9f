import type { Status } from '@pailei/contracts/site/status/status.api';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { CHINA_DAYS, HALF_HOURS, type TimeScale } from '@pailei/domain/status/slots';
import { COMPONENTS, type Component } from '@pailei/domain/status/probes';
import {
  emptyHistory,
  NO_TOTALS,
  NO_COUNTS,
  type SlotTotals,
  type Counts,
  type History,
} from '@pailei/domain/status/history';
import { sql } from 'kysely';
import { readRecentIncidents } from './incidents.repository.ts';

/** The status as it stands; its bars end with the newest probe. */
export async function readStatus(db: Db | Trx): Promise<Status> {
  const pulse = await db.selectFrom('status_pulse').select('measured_since').executeTakeFirst();
  const newest = await readNewest(db);
  const slot = Math.max(0, ...newest.map((probe) => probe.slot));
  const firstCell = HALF_HOURS.indexOf(slot) - HALF_HOURS.length + 1;
  const firstDay = CHINA_DAYS.indexOf(slot) - CHINA_DAYS.length + 1;
  const cells = await readCells(db, HALF_HOURS.firstSlotOf(firstCell));
  const days = await db
    .selectFrom('status_day')
    .select(['component', 'day', 'up', 'degraded', 'down', 'first_slot'])
    .where('day', '>=', firstDay)
    .orderBy('day')
    .execute();
  const historyOf = (component: Component): History => ({
    ...emptyHistory(slot),
    cells: inPlace(HALF_HOURS, firstCell, NO_TOTALS, cells.filter((row) => row.component === component).map(cellOf)),
    days: inPlace(CHINA_DAYS, firstDay, NO_COUNTS, days.filter((row) => row.component === component).map(dayOf)),
  });
  const sinceOf = (component: Component): number | null => {
    const first = days.find((row) => row.component === component);
    if (!first || !pulse) return null;
    return Math.max(pulse.measured_since, first.first_slot ?? CHINA_DAYS.firstSlotOf(first.day));
  };
  return {
    measured_since: pulse?.measured_since ?? null,
    components: COMPONENTS.map((component) => {
      const probe = newest.find((row) => row.component === component);
      return {
        component,
        measured_since: sinceOf(component),
        newest: probe ? newestOf(probe) : null,
        history: historyOf(component),
      };
    }),
    incidents: await readRecentIncidents(db),
  };
}

type Newest = NonNullable<Status['components'][number]['newest']>;

const newestOf = ({ slot, at, state, latency_ms, backlog, error }: Newest): Newest => ({
  slot,
  at,
  state,
  latency_ms,
  backlog,
  error,
});

function readNewest(db: Db | Trx) {
  return db
    .selectFrom('status_probe')
    .distinctOn('component')
    .select(['component', 'slot', 'at', 'state', 'latency_ms', 'backlog', 'error'])
    .orderBy('component')
    .orderBy('slot', 'desc')
    .execute();
}

type CellRow = {
  component: Component;
  cell: number;
  up: number;
  degraded: number;
  down: number;
  total: number;
  timed: number;
  greatest: number;
};

async function readCells(db: Db | Trx, firstSlot: number): Promise<CellRow[]> {
  const slotsPerCell = HALF_HOURS.firstSlotOf(1);
  const { rows } = await sql<CellRow>`
    select component, slot / ${slotsPerCell}::bigint as cell, count(*) filter (where state = 'up') as up,
      count(*) filter (where state = 'degraded') as degraded, count(*) filter (where state = 'down') as down,
      coalesce(sum(latency_ms), 0)::bigint as total, count(latency_ms) as timed, coalesce(max(latency_ms), 0) as greatest
    from status_probe where slot >= ${firstSlot} group by 1, 2`.execute(db);
  return rows;
}

type Placed<T> = { index: number; value: T };

const cellOf = ({ cell, up, degraded, down, total, timed, greatest }: CellRow): Placed<SlotTotals> => ({
  index: cell,
  value: [up, degraded, down, total, timed, greatest],
});

const dayOf = (row: { day: number; up: number; degraded: number; down: number }): Placed<Counts> => ({
  index: row.day,
  value: [row.up, row.degraded, row.down],
});

function inPlace<T>(bar: TimeScale, first: number, empty: T, placed: Placed<T>[]): T[] {
  const found = new Map(placed.map(({ index, value }) => [index, value]));
  return Array.from({ length: bar.length }, (_, place) => found.get(first + place) ?? empty);
}
