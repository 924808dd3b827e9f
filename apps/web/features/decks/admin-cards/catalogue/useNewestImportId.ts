import { foldDashboard } from '@pailei/contracts/site/dashboard/dashboard.fold';
import { dashboardTopic } from '@pailei/contracts/site/dashboard/dashboard.topic';

import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';

/** The newest import of cards, whoever started it and in whichever window; null until that is known, or while there was none. */
export function useNewestImportId(): string | null {
  return useLiveTopic(dashboardTopic.of(), { initial: null, fold: foldDashboard }).state?.card_import_id ?? null;
}
