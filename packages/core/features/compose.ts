import type { TopicRegistry } from '@pailei/live/registry';
import { expiryJob, type ClockDeps } from '../ground/clocks/expire-due.ts';
import type { Clock } from '../ground/clocks/clock.ts';
import type { HttpCall } from '../ground/http/calls.ts';
import { jobHandlers } from '../ground/jobs/job-handlers.ts';
import type { Job } from '../ground/jobs/job.ts';
import type { Trim } from '@pailei/db/trim';
import type {
  ApiHeading,
  Feature,
  LoopDefinition,
  Sweep,
  TargetNamesByType,
  ServiceFactories,
} from '../ground/features/feature.ts';

/** The entries of all features by name, in their order. Throws for a name that is given twice. */
function byName<Entry, One extends { name: string }>(
  what: string,
  features: readonly One[],
  entriesOf: (feature: One) => readonly (readonly [name: string, entry: Entry])[],
): Readonly<Record<string, Entry>> {
  const owners = new Map<string, string>();
  const all: Record<string, Entry> = {};
  for (const feature of features) {
    for (const [name, entry] of entriesOf(feature)) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new Error(`${what} ${name} is given twice, by ${owner} and ${feature.name}`);
      owners.set(name, feature.name);
      all[name] = entry;
    }
  }
  return all;
}

const named = <Entry extends { name: string }>(entries: readonly Entry[] = []) =>
  entries.map((entry) => [entry.name, entry] as const);

export const composeServices = (features: readonly Feature[]): ServiceFactories =>
  byName('the service', features, ({ services = {} }) => Object.entries(services));

/** The calls of all features, in their order. Throws for a call that is given twice. */
export function composeCalls(features: readonly Feature[], needs: unknown): readonly HttpCall[] {
  const calls = byName('the call', features, ({ calls = [] }) =>
    calls
      .flatMap((factory) => factory(needs as never))
      .map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one] as const),
  );
  return Object.values(calls);
}

export const composeHeadings = (features: readonly Feature[]): Readonly<Record<string, ApiHeading>> =>
  byName('the heading', features, ({ headings = {} }) => Object.entries(headings));

/** All the hub knows of the features. Throws where a topic lacks what a feature above it should give. */
export function composeTopics(features: readonly Feature[]): TopicRegistry {
  const offers = features.flatMap((feature) => feature.offers ?? []);
  return byName('the topic', features, ({ topics = [] }) =>
    topics
      .map((topic) => (typeof topic === 'function' ? topic(offers) : topic))
      .map((topic) => [topic.kind, topic] as const),
  );
}

export const composeTargetNames = (features: readonly Feature[]): TargetNamesByType =>
  byName('the target type', features, ({ target_names = {} }) => Object.entries(target_names));

export const composeAudits = (features: readonly Feature[]): Readonly<Record<string, string>> =>
  byName('the audit action', features, ({ audits = {} }) => Object.entries(audits));

export const composeNotices = (features: readonly Feature[]): readonly string[] =>
  Object.keys(byName('the notice', features, ({ notices = {} }) => Object.entries(notices)));

/** What a worker does for the features. */
export type Work<Services> = {
  handlers: ReadonlyMap<string, Job<Services>>;
  sweeps: readonly Sweep[];
  loops: readonly LoopDefinition<Services>[];
  clocks: readonly Clock<Services>[];
  trims: readonly Trim[];
};

/**
 * Every clock has its job, and what needs the same order of locks has the order of the features. Throws where a job name has no
 * handler or two, or a clock or loop is given twice: the process must not start then.
 */
export function composeWork<Services extends ClockDeps>(
  features: readonly Feature<Services>[],
  names?: Parameters<typeof jobHandlers>[1],
): Work<Services> {
  const clocks = Object.values(byName('the clock', features, ({ clocks }) => named(clocks)));
  const loops = Object.values(byName('the loop', features, ({ loops }) => named(loops)));
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  return {
    handlers: jobHandlers([...jobs, ...clocks.map(expiryJob)], names),
    sweeps: features.flatMap(({ sweeps = [] }) => sweeps),
    loops,
    clocks,
    trims: features.flatMap(({ trims = [] }) => trims),
  };
}
