export const MATCH_RESULTS = ['a', 'b', 'draw', 'double_loss'] as const;
/** How a match ended: the side that won, a draw, or both lost (double forfeit). */
export type MatchResult = (typeof MATCH_RESULTS)[number];
