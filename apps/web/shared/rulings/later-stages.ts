/** What becomes of the stages behind the one of a corrected match: they keep their entrants, or begin anew. */
export type LaterStages = 'keep' | 'restart';
