/**
 * What becomes of the results of one who leaves a league: `by_share`: fewer than half of their
 * matches played, and none of them counts; half or more, and the rest are forfeits.
 */
export const WITHDRAWAL_POLICIES = ['by_share', 'annul', 'forfeit'] as const;
export type WithdrawalPolicy = (typeof WITHDRAWAL_POLICIES)[number];

/** How an event that never said anything does it. */
export const DEFAULT_WITHDRAWAL: WithdrawalPolicy = 'by_share';

/** Whether nothing that they played counts, by how many of their matches they had played when they left. */
export function isAnnulled(
  policy: WithdrawalPolicy,
  { played, scheduled }: { readonly played: number; readonly scheduled: number },
): boolean {
  switch (policy) {
    case 'annul':
      return true;
    case 'forfeit':
      return false;
    case 'by_share':
      return 2 * played < scheduled;
    default:
      return policy satisfies never;
  }
}

/** What an event does with the results of one who leaves a group; one from before there was a choice as by default. */
export function withdrawalOf({ withdrawal }: { readonly withdrawal?: WithdrawalPolicy }): WithdrawalPolicy {
  return withdrawal ?? DEFAULT_WITHDRAWAL;
}
