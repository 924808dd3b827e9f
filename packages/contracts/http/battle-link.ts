/** Where a battle is led, followed and played. */
export const battleLink = (battleId: string) => `/teams/battle?battleId=${battleId}`;
