import type { OpenDraft } from '@pailei/contracts/play/staff/staff-shapes';

import { useStaff } from '../../../../../../shared/live/useTopics.ts';

/** For the staff: the round of this stage that waits to be published; null: none does. */
export function useOpenDraft(tournamentId: string, stage: number): OpenDraft | null {
  const drafts = useStaff().state?.drafts;
  return drafts?.find((one) => one.tournament_id === tournamentId && one.stage === stage) ?? null;
}
