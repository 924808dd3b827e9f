/** Under which all seasons of the site are kept. */
export const SEASONS = 'seasons';
