import type { Job } from './job.ts';
import { JOB_NAMES, RENAMED_JOBS } from './job-names.ts';

type Names = { names?: readonly string[]; renamed?: Readonly<Record<string, string>> };

/**
 * What runs a job, by its name, old names included. Throws when a name has no handler or two: the process must not start
 * then.
 */
export function jobHandlers<Services>(
  jobs: readonly Job<Services>[],
  { names = JOB_NAMES, renamed = RENAMED_JOBS }: Names = {},
): ReadonlyMap<string, Job<Services>> {
  const handlers = new Map<string, Job<Services>>();
  for (const job of jobs) {
    if (handlers.has(job.name)) throw new Error(`the job ${job.name} has two handlers`);
    handlers.set(job.name, job);
  }
  const missing = names.find((name) => !handlers.has(name));
  if (missing !== undefined) throw new Error(`the job ${missing} has no handler`);
  for (const [old, name] of Object.entries(renamed)) {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`the job ${old} became ${name}, which has no handler`);
    if (handlers.has(old)) throw new Error(`the job ${old} became ${name}, but has a handler of its own`);
    handlers.set(old, handler);
  }
  return handlers;
}
