import { everybody, loggedIn, type AccessRow } from './access-row.fixture.ts';

/** Routes about challenges, about what a team keeps for its battles, and about what is said in them. */
export const CHALLENGE_ACCESS: Readonly<Record<string, AccessRow>> = {
  'POST /api/challenges': loggedIn,
  'GET /api/challenges': loggedIn,
  'GET /api/challenges/:id': loggedIn,
  'POST /api/challenges/:id/counter': loggedIn,
  'POST /api/challenges/:id/accept': loggedIn,
  'POST /api/challenges/:id/reject': loggedIn,
  'POST /api/challenges/:id/withdraw': loggedIn,
  'POST /api/challenges/:id/move': loggedIn,
  'POST /api/challenges/:id/accept-move': loggedIn,
  'POST /api/challenges/:id/reject-move': loggedIn,
  'GET /api/battles/:id/calendar.ics': everybody,
  'GET /api/battles/:id/chat': loggedIn,
  'POST /api/battles/:id/chat': loggedIn,
  'GET /api/teams/:id/line-up-presets': loggedIn,
  'POST /api/teams/:id/line-up-presets': loggedIn,
  'PUT /api/teams/:id/line-up-presets/:preset_id': loggedIn,
  'DELETE /api/teams/:id/line-up-presets/:preset_id': loggedIn,
};
