import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { Staff } from '../run-tournament.ts';

const MANY = '100';

/** Teams with a battle that is not over: at a fast pace the one before the last may still be played. */
export async function findBusyTeams({ admin }: Pick<Staff, 'admin'>): Promise<ReadonlySet<string>> {
  const busy = new Set<string>();
  for (const list of ['live', 'upcoming'] as const) {
    const { items } = await admin.site.call(battlesApi.list, { query: { list, limit: MANY } });
    for (const { teams } of items) busy.add(teams.a.id).add(teams.b.id);
  }
  return busy;
}
