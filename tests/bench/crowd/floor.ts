import { join } from 'node:path';
import { createDatabase } from '@pailei/db/client';
import { sql } from 'kysely';
import { pgbench } from '../pgbench.ts';

const SCRIPT = join(import.meta.dirname, 'floor.sql');

/** Makes the tables of the floor: one event, whose row every command locks, and a line for each command. */
export async function createFloor(ownerUrl: string): Promise<void> {
  const owner = createDatabase({ url: ownerUrl, max: 1 });
  await sql`create table bench_event (id int primary key, version int not null)`.execute(owner);
  await sql`create table bench_entry (event_id int not null, payload text not null)`.execute(owner);
  await sql`insert into bench_event values (1, 0)`.execute(owner);
  await owner.destroy();
}

/** Commands per second of pgbench, each in a transaction of its own that locks the same row and inserts one line. */
export const floorCommands = (databaseUrl: string, load: { clients: number; seconds: number }): Promise<number> =>
  pgbench(databaseUrl, { script: SCRIPT, ...load });
