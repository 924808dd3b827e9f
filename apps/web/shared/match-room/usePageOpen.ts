import { notificationsApi } from '@pailei/contracts/features/notifications.api';
import type { SeriesState } from '@pailei/domain/series/types';
import { useEffect } from 'react';

import { watchVisibility } from '../alarms/windows.ts';
import { api } from '../api/api.ts';

/** Lets the site know that the page of a match is before its player while it gathers them: who has it open knows of the match. */
export function usePageOpen({ series_id, status, check_in_at }: SeriesState): void {
  const isGathering = status === 'check_in';
  useEffect(() => {
    if (!isGathering) return undefined;
    return watchVisibility(() => {
      // the next time that it comes into sight, or the call itself, says it again
      api.retry(notificationsApi.pageOpen, { params: { id: series_id } }).catch(() => undefined);
    });
  }, [series_id, isGathering, check_in_at]);
}
