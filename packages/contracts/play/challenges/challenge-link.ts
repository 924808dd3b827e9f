/** Where captains answer a challenge. */
export const challengeLink = (challengeId: string) => `/teams/battles?challengeId=${challengeId}`;
