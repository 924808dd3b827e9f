/** What players need to act, beside the database. */
export const SITE_PARTS = ['api', 'hub', 'redis'] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** What is away for longer is an outage. */
export const OUTAGE_AFTER_MS = 15_000;
/** All parts have been back for so long before the outage counts as over: what flaps is one outage. */
export const STEADY_MS = 20_000;

/** When the site was last looked at, and each part last seen; a part that was never seen is not missed. ISO, by one clock. */
export type Pulse = { readonly at: string; readonly seen: Readonly<Partial<Record<SitePart, string>>> };

/** An outage that goes on; `whole_since`: since when all parts have been back. */
export type OpenOutage = { readonly starts_at: string; readonly whole_since: string | null };

export type Look = {
  readonly now: string;
  /** As the look before left it; null: this is the first. */
  readonly pulse: Pulse | null;
  /** When each part was last well, as far as that is known now. */
  readonly seen: Pulse['seen'];
  readonly open: OpenOutage | null;
};

export type OutageStep =
  | { readonly do: 'nothing' }
  | { readonly do: 'begin'; readonly starts_at: string; readonly whole_since: string | null }
  | { readonly do: 'follow'; readonly whole_since: string | null }
  | { readonly do: 'end' };

/** What a look at the site says: nobody looked for too long, or a part was away for too long, or all is back for good. */
export function followOutage({ now, pulse, seen: known, open }: Look): { pulse: Pulse; step: OutageStep } {
  const seen = latest(pulse?.seen ?? {}, known);
  const away = Object.values(seen).filter((at) => isLong(at, now));
  const unseen = pulse !== null && isLong(pulse.at, now) ? [pulse.at] : [];
  const [since] = [...unseen, ...away].toSorted();
  return { pulse: { at: now, seen }, step: stepOf({ now, open, since, isWhole: away.length === 0 }) };
}

type Found = { now: string; open: OpenOutage | null; since: string | undefined; isWhole: boolean };

function stepOf({ now, open, since, isWhole }: Found): OutageStep {
  if (!open)
    return since === undefined ? NOTHING : { do: 'begin', starts_at: since, whole_since: isWhole ? now : null };
  if (!isWhole) return open.whole_since === null ? NOTHING : { do: 'follow', whole_since: null };
  if (open.whole_since === null || since !== undefined) return { do: 'follow', whole_since: now };
  return Date.parse(now) - Date.parse(open.whole_since) >= STEADY_MS ? { do: 'end' } : NOTHING;
}

function latest(before: Pulse['seen'], now: Pulse['seen']): Pulse['seen'] {
  const seen: Partial<Record<SitePart, string>> = { ...before };
  for (const part of SITE_PARTS) {
    const at = now[part];
    if (at !== undefined && at > (seen[part] ?? '')) seen[part] = at;
  }
  return seen;
}

const NOTHING: OutageStep = { do: 'nothing' };

const isLong = (from: string, to: string): boolean => Date.parse(to) - Date.parse(from) > OUTAGE_AFTER_MS;
