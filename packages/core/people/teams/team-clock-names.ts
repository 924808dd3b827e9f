export const REQUEST_CLOCK = 'team-request';
export const HANDOVER_CLOCK = 'team-handover';
export const CAPTAIN_CLOCK = 'team-captain';
