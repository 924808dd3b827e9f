import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase } from '@pailei/db/client';
import { sql } from 'kysely';

const run = promisify(execFile);
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
