import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const MARK = 'FAULTS_HAVE_OWN_MOUNTS';
const WAYS = [
  ['unshare', '--mount', '--'],
  ['unshare', '--user', '--map-root-user', '--mount', '--'],
];

/**
 * Runs this program once more where it may mount disks that nobody else sees and that go with it: as root, or as the root
 * of a user namespace of its own. Resolves to its exit code; `undefined`: this is that run, or there is no such place.
 */
export async function runWithOwnMounts(): Promise<number | undefined> {
  if (process.env[MARK] !== undefined) return undefined;
  const way = WAYS.find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0);
  if (way === undefined) return undefined;
  const [program = '', ...args] = way;
  const child = spawn(program, [...args, process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [MARK]: '1' },
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => child.kill(name));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
