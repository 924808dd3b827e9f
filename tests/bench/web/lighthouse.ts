/** Points of a hundred. */
export type Scores = { performance: number; accessibility: number; 'best-practices': number; seo: number };
export type Report = {
  scores: Scores;
  metrics: Record<Metric, number>;
  faults: readonly string[];
  /** Of the document, before compression. */
  documentBytes: number;
};

const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const;
type Metric = keyof typeof METRICS;

type Audit = {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: readonly { resourceType?: string; resourceSize?: number }[] };
};
type Category = { score: number | null; auditRefs: readonly { id: string; weight: number }[] };
type Result = { lhr: { audits: Record<string, Audit>; categories: Record<keyof Scores, Category> } };
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;
type Constants = { throttling: { mobileSlow4G: object } };

const CORE = new URL('../peers/node_modules/lighthouse/core/', import.meta.url).href;

/** Lighthouse for phones with its own defaults, but for how much the machine is slowed down, in the browser behind a port, whose login it leaves. */
export async function lighthouse(url: string, port: number, cpuSlowdownMultiplier: number): Promise<Report> {
  const { default: run } = (await import(`${CORE}index.js`)) as { default: Lighthouse };
  const { throttling } = (await import(`${CORE}config/constants.js`)) as Constants;
  const result = await run(url, {
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
  });
  if (!result) throw new Error(`Lighthouse has no report of ${url}.`);
  const { audits, categories } = result.lhr;
  const points = (name: keyof Scores) => Math.round((categories[name].score ?? 0) * 100);
  const scores = {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
  };
  const metrics = Object.fromEntries(
    Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ) as Record<Metric, number>;
  const requests = audits['network-requests']?.details?.items ?? [];
  const documentBytes = requests.find(({ resourceType }) => resourceType === 'Document')?.resourceSize ?? 0;
  return { scores, metrics, faults: faultsOf(audits, categories), documentBytes };
}

/** What costs points outside of performance. */
function faultsOf(audits: Record<string, Audit>, categories: Record<keyof Scores, Category>): string[] {
  const counted = (['accessibility', 'best-practices', 'seo'] as const).flatMap((name) => categories[name].auditRefs);
  return counted.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
}
