import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'floor.sql');

/** Makes the tables of the floor: one event, whose row every command locks, and a line for each command. */
export async function createFloor(db: Db): Promise<void> {
  await sql`create table bench_event (id int primary key, version int not null)`.execute(db);
  await sql`create table bench_entry (event_id int not null, payload text not null)`.execute(db);
  await sql`insert into bench_event values (1, 0)`.execute(db);
}

/** Commands per second of pgbench, each in a transaction of its own that locks the same row and inserts one line. */
export async function pgbench(
  databaseUrl: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const args = ['-n', '-M', 'prepared', '-f', SCRIPT, '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, databaseUrl];
  const { stdout } = await run('pgbench', args);
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  if (perSecond === undefined) throw new Error(`pgbench told no figure:\n${stdout}`);
  return Number(perSecond);
}
