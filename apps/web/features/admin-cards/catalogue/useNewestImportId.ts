import { foldAdmin, type AdminOverview } from '@pailei/contracts/live-admin';
import type { LiveEvent } from '@pailei/live/client';
import { ADMIN_TOPIC } from '@pailei/live/topics';

import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';

const fold = (overview: AdminOverview, { t, p }: LiveEvent): AdminOverview =>
  foldAdmin(overview, { type: t, payload: p });

/** The newest import of cards, by whomever and wherever it was begun; null until that is known, or while there was none. */
export function useNewestImportId(): string | null {
  return useLiveTopic<AdminOverview, null>(ADMIN_TOPIC, { initial: null, fold }).state?.card_import_id ?? null;
}
