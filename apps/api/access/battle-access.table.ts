import { everybody, loggedIn, referee } from './access-groups.table.ts';
import type { AccessRow } from './access-row.fixture.ts';

/** The routes of team battles. */
export const BATTLE_ROUTES: Readonly<Record<string, AccessRow>> = {
  'GET /api/battles': everybody,
  'GET /api/battles/:id': everybody,
  'GET /api/battles/:id/events': everybody,
  'GET /api/teams/:id/battle': everybody,
  'GET /api/battles/:id/side': loggedIn,
  'GET /api/battles/:id/line-up/options': loggedIn,
  'PUT /api/battles/:id/line-up': loggedIn,
  'POST /api/battles/:id/line-up/lock': loggedIn,
  'POST /api/battles/:id/check-in': loggedIn,
  'POST /api/battles/:id/substitution': loggedIn,
  'POST /api/battles/:id/player': loggedIn,
  'POST /api/battles/:id/forfeit': loggedIn,
  'GET /api/battles/:id/ruling-preview': referee,
  'POST /api/battles/:id/rulings': referee,
};
