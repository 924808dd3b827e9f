export const CHALLENGE_CLOCK = 'challenge';
