/** Who reads a list of requests: the player, or the team. */
export type RequestSide = 'player' | 'team';
