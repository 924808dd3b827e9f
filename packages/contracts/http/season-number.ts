/** A season as addresses name it: 1 to 999, without zeros before it. */
export const SEASON_NUMBER = /^[1-9]\d{0,2}$/;
