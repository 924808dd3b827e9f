import { loggedIn, referee } from './access-groups.table.ts';
import type { AccessRow } from './access-row.fixture.ts';

/** Calls of a referee to a match, who sees to it, and what players were given before. */
export const MATCH_CALL_ROUTES: Readonly<Record<string, AccessRow>> = {
  'GET /api/matches/:id/calls': referee,
  'POST /api/matches/:id/calls': loggedIn,
  'POST /api/matches/:id/calls/:call_id/withdraw': loggedIn,
  'POST /api/matches/:id/calls/:call_id/answer': referee,
  'POST /api/matches/:id/calls/:call_id/escalate': referee,
  'POST /api/matches/:id/calls/:call_id/resolve': referee,
  'POST /api/matches/:id/claim': referee,
  'POST /api/matches/:id/release': referee,
  'GET /api/players/:id/penalties': loggedIn,
};
