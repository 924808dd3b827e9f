import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Load = { script: string; clients: number; seconds: number; variables?: Record<string, number> };

/** Runs of a script per second by pgbench: the statements of one after the other, with nothing in between. */
export async function pgbench(
  databaseUrl: string,
  { script, clients, seconds, variables = {} }: Load,
): Promise<number> {
  const defined = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const load = ['-c', `${clients}`, '-j', '2', '-T', `${seconds}`];
  const { stdout } = await run('pgbench', ['-n', '-M', 'prepared', '-f', script, ...defined, ...load, databaseUrl]);
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  if (perSecond === undefined) throw new Error(`pgbench printed no rate:\n${stdout}`);
  return Number(perSecond);
}
