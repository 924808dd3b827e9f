import type { JobName } from './job-names.ts';

/** Ids and times: everything else a job reads again. */
export type JobPayload = Readonly<Record<string, string>>;

/** A job as it waits in the outbox. */
export type NewJob = {
  name: JobName;
  payload: JobPayload;
  /** The same key twice is the same job. No colons: BullMQ keeps them for itself. */
  key: string;
  /** ISO; left out: at once. */
  run_at?: string;
};

/** One kind of job: its name in the outbox and in BullMQ, and what it does. It may run twice, late or never. */
export type Job<Services = never> = {
  name: JobName;
  run(this: void, services: Services, payload: unknown): Promise<void>;
};

type Definition<Services, Field extends string> = {
  name: JobName;
  /** What its payload holds. */
  fields: readonly Field[];
  run: (services: Services, payload: Readonly<Record<Field, string>>) => Promise<void>;
};

/** Marks one job of a payload among others; `run_at` (ISO) when it is not to run at once. */
type Mark = { key: string; run_at?: string };

/** A kind of job, with what puts one into the outbox: the payload that is queued is the one that `run` reads. */
export function defineJob<Services, Field extends string>({ name, fields, run }: Definition<Services, Field>) {
  return {
    name,
    run: async (services: Services, payload: unknown) => run(services, decodePayload(name, fields, payload)),
    create: (payload: Readonly<Record<Field, string>>, { key, run_at }: Mark): NewJob => ({
      name,
      payload,
      key: `${name}_${key}`,
      ...(run_at !== undefined && { run_at }),
    }),
  };
}

function decodePayload<Field extends string>(
  name: JobName,
  fields: readonly Field[],
  payload: unknown,
): Readonly<Record<Field, string>> {
  const known: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value: unknown = payload !== null && typeof payload === 'object' ? Reflect.get(payload, field) : undefined;
    if (typeof value !== 'string' || value === '') throw new Error(`the job ${name} has no ${field}`);
    known[field] = value;
  }
  return known as Readonly<Record<Field, string>>;
}

/** A time as it may stand in a key. */
export const keyTime = (iso: string): string => iso.replace(/[^0-9]/g, '');
