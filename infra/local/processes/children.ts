import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deathSignalPrefix } from './processes.ts';
import type { ProcessSpec } from './supervisor.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WATCH_PARENT = pathToFileURL(join(import.meta.dirname, 'watch-parent.ts')).href;
/** A starved process answers late, and lives. */
const ANSWER_WITHIN_MS = 30_000;

export type ChildOptions = {
  name: string;
  /** Relative to the root of the repository, or absolute. */
  script: string;
  args?: string[];
  /** Where it answers GET /health; a child without a port is ready at once. */
  port?: number;
  env: Record<string, string>;
  /** Starts again on its own when a source file changes. */
  isWatching?: boolean;
};

async function healthStatus(port: number): Promise<number | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}

/** One Node process of the site. It ends with the launcher, however that ends. */
export function nodeChild(options: ChildOptions): ProcessSpec {
  const { name, script, args = [], port, env, isWatching = false } = options;
  const watch = isWatching ? ['--watch', '--watch-preserve-output'] : [];
  const node = [process.execPath, ...watch, '--import', WATCH_PARENT, resolve(ROOT, script), ...args];
  return {
    name,
    prepare: async () => [...deathSignalPrefix('TERM'), ...node],
    env: port === undefined ? env : { ...env, PORT: `${port}` },
    isReady: async () => port === undefined || isWatching || (await healthStatus(port)) === 200,
    ...(port !== undefined && !isWatching && { isResponding: async () => (await healthStatus(port)) !== undefined }),
    stopSignal: 'SIGTERM',
  };
}
