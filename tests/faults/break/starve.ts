import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { deathSignalPrefix } from '@pailei/local/processes/processes';

const BUSY_LOOP = ['sh', '-c', 'while :; do :; done'];

/**
 * Takes the processor from everything else: so many busy loops for each core, until the returned function is called. Each has its own
 * session, because some kernels share the processor between sessions.
 */
export function starve(perCore: number): () => void {
  const [program = '', ...args] = [...deathSignalPrefix('TERM'), ...BUSY_LOOP];
  const loops = Array.from({ length: perCore * availableParallelism() }, () =>
    spawn(program, args, { stdio: 'ignore', detached: true }),
  );
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}
