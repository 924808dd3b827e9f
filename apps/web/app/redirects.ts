/** Old paths and the paths that replaced them. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/dashboard': '/decks', '/dashboard/teams': '/teams/my' };
