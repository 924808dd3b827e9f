/** Rows of the running season on the home page. */
export const SEASON_TOP_LENGTH = 5;
