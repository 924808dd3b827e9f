/** Addresses of pages that have another one. */
export const MOVED: Readonly<Record<string, string>> = { '/dashboard': '/decks', '/dashboard/teams': '/teams/my' };
