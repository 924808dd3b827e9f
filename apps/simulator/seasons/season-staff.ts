import { setTimeout as sleep } from 'node:timers/promises';
import { adminSeasonsApi, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { EventTier } from '@pailei/domain/seasons/types';
import { isRefused, orDone } from '../connections/refusals.ts';
import type { Account } from '../people/accounts.ts';
import { freeSeason } from './free-season.ts';
import { SEASON_FORMULAS, SEASON_PRIZES } from './season-plan.ts';

const COUNTED_WITHIN_MS = 60_000;
const AGAIN_MS = 250;

type Admin = Pick<Account, 'site'>;

/** A new season with a formula of its own. */
export async function makeSeason(admin: Admin): Promise<ManagedSeason> {
  const { site } = admin;
  const { items } = await site.call(adminSeasonsApi.list, {});
  const free = freeSeason(items);
  const season = await site.call(adminSeasonsApi.create, {
    body: { ...free, name: `模拟赛季 ${free.number}`, prizes: SEASON_PRIZES },
  });
  const [version] = season.versions;
  const params = { id: season.id };
  const body = { formulas: SEASON_FORMULAS, applies_from: null };
  await site.call(adminSeasonsApi.previewFormula, { params, body });
  const change = { ...body, reason: '本季的积分规则', seen_version: version?.version ?? 1 };
  return orDone(site.call(adminSeasonsApi.setFormula, { params, body: change }), async () => {
    const known = await readSeason(admin, season.id);
    return known.versions.length > season.versions.length ? known : undefined;
  });
}

async function readSeason({ site }: Admin, id: string): Promise<ManagedSeason> {
  const { items } = await site.call(adminSeasonsApi.list, {});
  const found = items.find((season) => season.id === id);
  if (!found) throw new Error(`season ${id} is gone`);
  return found;
}

export async function nameEvent({ site }: Admin, id: string, event: { id: string; tier: EventTier }): Promise<void> {
  const params = { id, tournament_id: event.id };
  await site.call(adminSeasonsApi.setEvent, { params, body: { tier: event.tier, is_excluded: false } });
}

/** Waits until the season has counted these events, which happens by itself; those that it has not are faults. */
export async function untilCounted({ site }: Admin, id: string, eventIds: readonly string[]): Promise<string[]> {
  const deadline = Date.now() + COUNTED_WITHIN_MS;
  for (;;) {
    const { items } = await site.call(adminSeasonsApi.events, { params: { id } });
    const counted = new Set(items.flatMap((event) => (event.is_counted ? [event.id] : [])));
    const missing = eventIds.filter((event) => !counted.has(event));
    if (missing.length === 0 || Date.now() > deadline) return missing.map((event) => `event ${event} is not counted`);
    await sleep(AGAIN_MS);
  }
}

/** Closes the season, and tries it once more with what was seen before: that has to be refused. */
export async function closeOnce(admin: Admin, id: string): Promise<string[]> {
  const params = { id };
  const { revision } = await readSeason(admin, id);
  const close = () => admin.site.call(adminSeasonsApi.close, { params, body: { revision } });
  await orDone(close(), async () => {
    const season = await readSeason(admin, id);
    return season.closed_at === null ? undefined : season;
  });
  return close().then(
    () => ['the season was closed twice'],
    (error: unknown) => {
      if (!isRefused(error)) throw error;
      return [];
    },
  );
}
