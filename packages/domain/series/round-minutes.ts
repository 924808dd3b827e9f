const ROUND_MINUTES = 10;
const GAME_MINUTES = 10;

/** How long a match of so many games takes at most as a rule [E23, E42]. */
export const roundMinutes = (bestOf: number): number => ROUND_MINUTES + GAME_MINUTES * bestOf;
