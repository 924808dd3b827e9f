import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { useState } from 'react';

import { useMatchCommand, useRulingPreview, type PreviewedRuling } from '../match/commands.api.ts';
import type { LaterStages } from './later-stages.ts';
import { bodyOf } from './panel/ruling-draft.ts';

/** Called also when the form has gone from the page by then. */
type Ending = { onDone: () => void; onRefused?: () => void };

/** A ruling on a match with what it would change, and its sending. `chosen` null: not all of it is chosen. */
export function usePreviewedRuling(matchId: string, chosen: PreviewedRuling | null) {
  const [laterStages, setLaterStages] = useState<LaterStages>('keep');
  const asked: PreviewedRuling | null =
    chosen && laterStages === 'restart' ? { ...chosen, restart_stages: 'true' } : chosen;
  const preview = useRulingPreview(matchId, asked);
  const rule = useMatchCommand(matchesApi.rule, matchId, true);
  const shown = asked === null || preview.isFetching ? undefined : preview.data;
  return {
    preview,
    rule,
    isReady: shown !== undefined,
    /** For the list of its effects. */
    effects: { preview, laterStages, onChange: setLaterStages },
    async send(reason: string, { onDone, onRefused }: Ending): Promise<void> {
      if (asked === null || !shown) return;
      try {
        await rule.mutateAsync(bodyOf(asked, reason, shown));
      } catch {
        // what has changed meanwhile is worked out and confirmed again
        void preview.refetch();
        onRefused?.();
        return;
      }
      onDone();
    },
  };
}
