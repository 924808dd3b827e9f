/** How the jobs come into the queue: by BullMQ alone, or through outbox and relay as those of the site. */
export const WAYS = ['bare', 'site'] as const;
export type Way = (typeof WAYS)[number];

/** What a job does: nothing, or a row in a transaction of its own. */
export const EFFECTS = ['nothing', 'a transaction'] as const;
export type Effect = (typeof EFFECTS)[number];

export type Batch = { way: Way; effect: Effect; jobs: number };
/** Milliseconds from the first job that is put in to the last that is done. */
export type Taken = { ms: number; cpuMs: number };

export type RunnerAsks = { run: [Batch, Taken] };
