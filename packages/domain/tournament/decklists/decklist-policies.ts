export const DECKLIST_POLICIES = ['closed', 'open_from_start', 'open_from_stage', 'open_when_finished'] as const;
