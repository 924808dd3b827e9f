import type { ApiScope } from '@pailei/domain/rights/scopes';

/** What each scope of a key opens, written by hand. Every other route refuses every key. */
export const KEY_ACCESS: Readonly<Record<ApiScope, readonly string[]>> = {
  'events:read': [
    'GET /api/solo-tournaments',
    'GET /api/solo-tournaments/:id',
    'GET /api/solo-tournaments/:id/log',
    'GET /api/solo-tournaments/:id/draws',
    'GET /api/solo-tournaments/:id/draws/record',
    'GET /api/matches/:id',
    'GET /api/matches/:id/events',
    'GET /api/featured-match',
  ],
  'standings:read': [
    'GET /api/leaderboard',
    'GET /api/champions',
    'GET /api/seasons',
    'GET /api/seasons/:number',
    'GET /api/seasons/:number/table',
    'GET /api/seasons/:number/events',
    'GET /api/seasons/:number/competitors/:id',
    'GET /api/seasons/:number/champion',
    'GET /api/players/:id/seasons',
    'GET /api/teams/:id/seasons',
    'GET /api/seasons/:number/table.csv',
    'GET /api/seasons/:number/tables.json',
    'GET /api/solo-tournaments/:id/stages/:stage/standings.csv',
    'GET /api/solo-tournaments/:id/stages/:stage/standings.json',
  ],
  'decklists:read': [
    'GET /api/solo-tournaments/:id/decklists',
    'GET /api/solo-tournaments/:id/decklists/:participant_id',
    'GET /api/solo-tournaments/:id/statistics',
    'GET /api/matches/:id/decklists',
  ],
  'exports:read': ['GET /api/solo-tournaments/:id/decklists.csv', 'GET /api/solo-tournaments/:id/decklists.json'],
};
