import type { Sample } from '@pailei/contracts/site/status/status.api';
import type { Trx } from '@pailei/db/tx';
import { CHINA_DAYS } from '@pailei/domain/status/slots';
import { COMPONENTS, type Component, type ProbeState } from '@pailei/domain/status/probes';
import { count, NO_COUNTS } from '@pailei/domain/status/history';
import { PROBES_IN_A_ROW } from '@pailei/domain/status/incidents';
import { sql } from 'kysely';
import type { ProbeRound } from './probe-round.ts';

/** Workers write one after the other, so that a row of probes is read as it stands. */
export async function lockStatus(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('status'))`.execute(trx);
}

/** Writes the samples that no other worker has written for this slot, and returns those. */
export async function insertProbes(trx: Trx, { slot, at, samples }: ProbeRound): Promise<Sample[]> {
  if (samples.length === 0) return [];
  const rows = await trx
    .insertInto('status_probe')
    .values(samples.map((sample) => ({ ...sample, slot, at })))
    .onConflict((conflict) => conflict.columns(['component', 'slot']).doNothing())
    .returning('component')
    .execute();
  const written = new Set(rows.map(({ component }) => component));
  return samples.filter(({ component }) => written.has(component));
}

/** Counts written samples into their day, and their slot into the time that was measured. */
export async function countProbes(trx: Trx, { slot, at, samples }: ProbeRound): Promise<void> {
  await trx
    .insertInto('status_pulse')
    .values({ measured_since: slot, at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ measured_since: sql`least(status_pulse.measured_since, excluded.measured_since)` }),
    )
    .execute();
  const day = CHINA_DAYS.indexOf(slot);
  const rows = samples.map(({ component, state }) => {
    const [up, degraded, down] = count(NO_COUNTS, state);
    return { component, day, up, degraded, down, first_slot: slot };
  });
  await trx
    .insertInto('status_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['component', 'day']).doUpdateSet((eb) => ({
        up: eb('status_day.up', '+', eb.ref('excluded.up')),
        degraded: eb('status_day.degraded', '+', eb.ref('excluded.degraded')),
        down: eb('status_day.down', '+', eb.ref('excluded.down')),
        first_slot: sql<number | null>`least(status_day.first_slot, excluded.first_slot)`,
      })),
    )
    .execute();
}

/** How a component was found in a few slots in a row, oldest first; undefined where it was not measured. */
type Row = (ProbeState | undefined)[];

/** The rows of all components up to this slot. */
export async function readRows(trx: Trx, slot: number): Promise<(component: Component) => Row> {
  const first = slot - PROBES_IN_A_ROW + 1;
  const rows = await trx
    .selectFrom('status_probe')
    .select(['component', 'slot', 'state'])
    .where('component', 'in', COMPONENTS)
    .where('slot', '>=', first)
    .where('slot', '<=', slot)
    .execute();
  const found = new Map(rows.map((row) => [`${row.component} ${row.slot}`, row.state]));
  return (component) =>
    Array.from({ length: PROBES_IN_A_ROW }, (_, index) => found.get(`${component} ${first + index}`));
}
