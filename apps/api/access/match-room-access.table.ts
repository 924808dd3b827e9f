import { loggedIn, referee } from './access-groups.table.ts';
import type { AccessRow } from './access-row.fixture.ts';

/** What the two sides of a match and its referees share; a part of the routes' table. */
export const MATCH_ROOM_ROUTES: Readonly<Record<string, AccessRow>> = {
  'GET /api/matches/:id/evidence': loggedIn,
  'POST /api/matches/:id/evidence': loggedIn,
  'GET /api/matches/:id/evidence/:evidence_id/:size': loggedIn,
  'GET /api/matches/:id/chat': loggedIn,
  'POST /api/matches/:id/chat': loggedIn,
  'POST /api/matches/:id/chat/:message_id/report': loggedIn,
  'GET /api/matches/:id/chat/reports': referee,
  'POST /api/matches/:id/chat/reports/:report_id/close': referee,
  'POST /api/matches/:id/chat/mute': referee,
};
