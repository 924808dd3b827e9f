import { foldAdmin, type AdminOverview } from '@pailei/contracts/live-admin';
import type { LiveEvent } from '@pailei/live/client';
import { ADMIN_TOPIC } from '@pailei/live/topics';

import { useLiveTopic, type LiveTopic } from '../../shared/live/useLiveTopic.ts';

const fold = (overview: AdminOverview, { t, p }: LiveEvent): AdminOverview =>
  foldAdmin(overview, { type: t, payload: p });

/** The figures of the site and its queue, as a worker counted them within the last seconds; null until they are here. */
export function useOverview(): LiveTopic<AdminOverview | null> {
  return useLiveTopic<AdminOverview, null>(ADMIN_TOPIC, { initial: null, fold });
}
