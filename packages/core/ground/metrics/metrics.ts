import { breachCount } from '@pailei/contracts/features/topic-contracts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const PREFIX = 'pailei_';
/** Seconds; from an answer out of memory to the limit of a request. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process in the format of Prometheus. Labels are names from the code, never ids or addresses. */
export function createMetrics(process: 'api' | 'hub' | 'worker') {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const metrics = {
    contentType: registry.contentType,
    text: () => registry.metrics(),

    /** Observes seconds. */
    durations<L extends string>(name: string, help: string, labelNames: readonly L[]) {
      const histogram = new Histogram({ name: PREFIX + name, help, labelNames, buckets: BUCKETS, registers });
      return (labels: Record<L, string>, seconds: number) => histogram.observe(labels, seconds);
    },

    /** Counts what happens, by kind. */
    counts<K extends string>(name: string, help: string, kinds: readonly K[]) {
      const counter = new Counter({ name: PREFIX + name, help, labelNames: ['kind'], registers });
      for (const kind of kinds) counter.inc({ kind }, 0);
      return (kind: K) => counter.inc({ kind });
    },

    /** What only grows; `read` is asked when somebody looks. */
    total(name: string, help: string, read: () => number): void {
      const counter: Counter = new Counter({
        name: PREFIX + name,
        help,
        registers,
        collect() {
          counter.reset();
          counter.inc(read());
        },
      });
    },

    /** What goes up and down, by kind; `read` is asked when somebody looks. What cannot be read then is left out. */
    levels<K extends string>(
      name: string,
      help: string,
      read: () => Record<K, number> | Promise<Record<K, number>>,
    ): void {
      const gauge: Gauge<'kind'> = new Gauge({
        name: PREFIX + name,
        help,
        labelNames: ['kind'],
        registers,
        async collect() {
          gauge.reset();
          const values = await Promise.resolve(read()).catch(() => ({}));
          for (const [kind, value] of Object.entries<number>(values)) gauge.set({ kind }, value);
        },
      });
    },
  };
  metrics.total('contract_breaches_total', 'Values stripped because their contract does not name them.', breachCount);
  return metrics;
}
