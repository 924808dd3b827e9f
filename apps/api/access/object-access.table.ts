import { LOGGED_IN, type AccessRow } from './access-row.fixture.ts';
import type { ActorName } from '../testing/actors.fixture.ts';

/** One call on a thing of the world in `access-world.fixture.ts`, and who may make it. Written by hand, as the routes' table. */
export type ObjectRow = AccessRow & { route: string; thing: string };

const LOGGED_IN_BUT = (name: ActorName) => LOGGED_IN.filter((other) => other !== name);

/** What is private is not there for others. */
const ownersOwn: AccessRow = { may: ['player'], others: 'not_found' };
const hidden = { others: 'not_found', withoutLogin: 'not_found' } as const;
/** A match is there for all to see, and only its two sides act in it. */
const sides: AccessRow = { may: ['player', 'playing referee'], others: 'forbidden' };
/** Nobody decides a match that they play in. */
const otherReferees: AccessRow = {
  may: ['referee', 'admin'],
  others: 'referee_only',
  except: { 'playing referee': 'own_match', 'admin without second factor': 'second_factor_required' },
};

/** What the two sides and the referees share; a referee who plays is one of the sides. */
const matchReaders: AccessRow = { may: ['player', 'playing referee', 'referee', 'admin'], others: 'forbidden' };

/** A team that waits for its review is its founder's alone. */
const foundersOwn: AccessRow = { may: ['approved expert'], others: 'not_found' };
const members: AccessRow = { may: ['captain', 'team member'], others: 'members_only' };
const leaders: AccessRow = { may: ['captain'], others: 'leaders_only' };
/** A challenge is there for the two teams alone. */
const challenged: AccessRow = { may: ['captain'], others: 'not_found', except: { 'team member': 'leaders_only' } };
/** Who sits on a board may call too; here nobody does. */
const calling: AccessRow = {
  may: ['captain'],
  others: 'battle_members_only',
  except: { 'team member': 'callers_only' },
};
/** A referee of neither team. */
const battleReferees: AccessRow = {
  may: ['referee', 'playing referee', 'admin'],
  others: 'referee_only',
  except: { 'admin without second factor': 'second_factor_required' },
};
const chatting: AccessRow = { may: ['captain', 'team member'], others: 'chat_members_only' };

/** A side of a battle is its team's; its captains lead it. */
const battleSide: AccessRow = { may: ['captain', 'team member'], others: 'battle_members_only' };
const battleLeaders: AccessRow = { may: ['captain'], others: 'leaders_only' };

/**
 * In this order: what those who may do it leaves the things after it in place. The player and the playing referee are the two
 * sides of a running match with closed lists, and of one in an event whose delay has not passed; all else is the player's.
 */
export const OBJECT_ACCESS: readonly ObjectRow[] = [
  { route: 'GET /api/battles/:id/side', thing: 'a battle', ...battleSide },
  {
    route: 'GET /api/battles/:id/line-up/options',
    thing: 'a battle',
    may: ['captain'],
    others: 'battle_members_only',
    except: { 'team member': 'leaders_only' },
  },
  { route: 'PUT /api/battles/:id/line-up', thing: 'a battle', ...battleLeaders },
  { route: 'POST /api/battles/:id/line-up/lock', thing: 'a battle', ...battleLeaders },
  { route: 'POST /api/battles/:id/check-in', thing: 'a battle', ...battleSide },
  { route: 'POST /api/battles/:id/substitution', thing: 'a battle', ...battleLeaders },
  { route: 'POST /api/battles/:id/player', thing: 'a battle', ...battleLeaders },
  { route: 'POST /api/battles/:id/decks/open', thing: 'a battle', ...battleLeaders },
  { route: 'POST /api/battles/:id/forfeit', thing: 'a battle', ...battleLeaders },
  { route: 'GET /api/solo-tournaments/:id', thing: 'a draft', may: ['admin'], ...hidden },
  { route: 'GET /api/tournaments/:id', thing: 'a draft of teams', may: ['admin'], ...hidden },
  { route: 'GET /api/tournaments/:id/crests', thing: 'a draft of teams', may: ['admin'], ...hidden },
  { route: 'GET /api/solo-tournaments/:id/log', thing: 'a draft', may: ['admin'], ...hidden },
  {
    route: 'GET /api/matches/:id',
    thing: 'a delayed match',
    may: ['player', 'playing referee', 'referee', 'admin'],
    ...hidden,
  },
  {
    route: 'GET /api/matches/:id/events',
    thing: 'a delayed match',
    may: ['player', 'playing referee', 'referee', 'admin'],
    ...hidden,
  },
  {
    route: 'GET /api/solo-tournaments/:id/decklists/:participant_id',
    thing: 'closed lists',
    may: ['player', 'playing referee', 'referee', 'admin'],
    others: 'lists_closed',
    withoutLogin: 'lists_closed',
  },
  { route: 'GET /api/files/:id/:size', thing: 'a proof', may: ['player', 'admin'], ...hidden },
  { route: 'GET /api/decks/:id', thing: 'a private deck', may: ['player'], ...hidden },
  { route: 'GET /api/decks/:id/export', thing: 'a private deck', may: ['player'], ...hidden },
  { route: 'GET /api/decks/:id/versions', thing: 'a private deck', ...ownersOwn },
  { route: 'PUT /api/decks/:id', thing: 'a private deck', ...ownersOwn },
  { route: 'DELETE /api/decks/:id', thing: 'a private deck', ...ownersOwn },
  { route: 'GET /api/orders/:id', thing: 'an order', may: ['player', 'admin'], others: 'not_found' },
  { route: 'PUT /api/orders/:id/cancel', thing: 'an order', ...ownersOwn },
  { route: 'PUT /api/addresses/:id', thing: 'an address', ...ownersOwn },
  { route: 'DELETE /api/addresses/:id', thing: 'an address', ...ownersOwn },
  { route: 'POST /api/notifications/devices/:id/test', thing: 'a device', ...ownersOwn },
  { route: 'DELETE /api/notifications/devices/:id', thing: 'a device', ...ownersOwn },
  { route: 'DELETE /api/auth/sessions/:id', thing: 'a session', ...ownersOwn },
  { route: 'GET /api/matches/:id/ruling-preview', thing: 'a match', ...otherReferees },
  { route: 'POST /api/matches/:id/rulings', thing: 'a match', ...otherReferees },
  { route: 'GET /api/matches/:id/calls', thing: 'a match', ...otherReferees },
  {
    route: 'POST /api/matches/:id/calls/:call_id/withdraw',
    thing: 'a call',
    may: ['player'],
    others: 'forbidden',
    except: { 'playing referee': 'not_found' },
  },
  { route: 'POST /api/matches/:id/calls', thing: 'a match', ...sides },
  {
    route: 'GET /api/players/:id/penalties',
    thing: 'a record of penalties',
    may: ['player', 'playing referee', 'referee', 'admin'],
    others: 'not_found',
  },
  { route: 'POST /api/matches/:id/claim', thing: 'a match', ...otherReferees },
  { route: 'GET /api/matches/:id/side', thing: 'a match', ...sides },
  { route: 'GET /api/matches/:id/evidence', thing: 'a match', ...matchReaders },
  { route: 'POST /api/matches/:id/evidence', thing: 'a match', ...sides },
  {
    route: 'GET /api/matches/:id/evidence/:evidence_id/:size',
    thing: 'an image of a match',
    may: ['player', 'playing referee', 'referee', 'admin'],
    others: 'not_found',
  },
  { route: 'POST /api/matches/:id/chat/:message_id/report', thing: 'a message of a match', ...matchReaders },
  { route: 'GET /api/matches/:id/chat', thing: 'a match', ...matchReaders },
  { route: 'POST /api/matches/:id/chat', thing: 'a match', ...matchReaders },
  { route: 'GET /api/matches/:id/chat/reports', thing: 'a match', ...otherReferees },
  { route: 'POST /api/matches/:id/chat/mute', thing: 'a match', ...otherReferees },
  {
    route: 'POST /api/notifications/calls/:id/page',
    thing: 'a match',
    may: ['player', 'playing referee'],
    others: 'not_found',
  },
  { route: 'POST /api/matches/:id/ready', thing: 'a match', ...sides },
  { route: 'POST /api/matches/:id/shield', thing: 'a match', ...sides },
  { route: 'POST /api/matches/:id/bans', thing: 'a match', ...sides },
  { route: 'POST /api/matches/:id/pick', thing: 'a match', ...sides },
  { route: 'POST /api/matches/:id/report', thing: 'a match', ...sides },
  { route: 'POST /api/matches/:id/contest', thing: 'a match', ...sides },
  { route: 'POST /api/matches/:id/forfeit', thing: 'a match', ...sides },
  {
    route: 'POST /api/experts/applications',
    thing: 'the own account',
    may: LOGGED_IN_BUT('approved expert'),
    others: 'already_expert',
  },
  { route: 'GET /api/teams/:id', thing: 'a team in review', may: [], others: 'not_found' },
  { route: 'PUT /api/teams/:id/submission', thing: 'a team in review', ...foundersOwn },
  { route: 'PUT /api/teams/:id/withdraw', thing: 'a team in review', ...foundersOwn },
  { route: 'GET /api/teams/:id/inside', thing: 'a team', ...members },
  { route: 'GET /api/teams/:id/decks', thing: 'a team', ...members },
  { route: 'GET /api/teams/:id/applications', thing: 'a team', may: ['captain'], others: 'captain_only' },
  { route: 'GET /api/teams/:id/invitations', thing: 'a team', ...leaders },
  { route: 'GET /api/teams/:id/links', thing: 'a team', ...leaders },
  { route: 'POST /api/teams/:id/invitations', thing: 'a team', ...leaders },
  { route: 'POST /api/teams/:id/links', thing: 'a team', ...leaders },
  { route: 'DELETE /api/teams/:id/links/:link_id', thing: 'a link', ...leaders },
  { route: 'POST /api/teams/:id/posts', thing: 'a team', ...members },
  {
    route: 'DELETE /api/teams/:id/posts/:post_id',
    thing: 'a post',
    may: ['captain'],
    others: 'members_only',
    except: { 'team member': 'not_own_post' },
  },
  { route: 'PUT /api/teams/applications/:id/withdraw', thing: 'an application', ...ownersOwn },
  {
    route: 'PUT /api/teams/invitations/:id/withdraw',
    thing: 'an invitation',
    may: ['captain'],
    others: 'not_found',
    except: { 'team member': 'leaders_only' },
  },
  {
    route: 'PUT /api/teams/invitations/:id/accept',
    thing: 'an invitation',
    may: ['another player'],
    others: 'not_found',
  },
  {
    route: 'PUT /api/teams/invitations/:id/reject',
    thing: 'an invitation',
    may: ['another player'],
    others: 'not_found',
  },
  { route: 'GET /api/teams/:id/line-up-presets', thing: 'a team', ...leaders },
  { route: 'POST /api/teams/:id/line-up-presets', thing: 'a team', ...leaders },
  { route: 'PUT /api/teams/:id/line-up-presets/:preset_id', thing: 'a preset', ...leaders },
  { route: 'DELETE /api/teams/:id/line-up-presets/:preset_id', thing: 'a preset', ...leaders },
  {
    route: 'GET /api/challenges/:id',
    thing: 'a challenge',
    may: ['captain', 'team member'],
    others: 'not_found',
  },
  { route: 'POST /api/challenges/:id/move', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/accept-move', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/reject-move', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/cancel', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/accept-cancel', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/reject-cancel', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/withdraw', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/counter', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/accept', thing: 'a challenge', ...challenged },
  { route: 'POST /api/challenges/:id/reject', thing: 'a challenge', ...challenged },
  {
    route: 'GET /api/league-weeks/:id',
    thing: 'a league week',
    may: ['captain', 'team member', 'referee', 'playing referee', 'admin'],
    others: 'not_found',
  },
  { route: 'POST /api/league-weeks/:id/propose', thing: 'a league week', ...challenged },
  { route: 'POST /api/league-weeks/:id/decline', thing: 'a league week', ...challenged },
  { route: 'POST /api/league-weeks/:id/accept', thing: 'a league week', ...challenged },
  { route: 'POST /api/battles/:id/calls', thing: 'a battle', ...calling },
  { route: 'POST /api/battles/:id/calls/:call_id/withdraw', thing: 'a call of a battle', ...calling },
  { route: 'POST /api/battles/:id/chat/:message_id/report', thing: 'a message of a battle', ...chatting },
  { route: 'GET /api/battles/:id/chat/reports', thing: 'a battle', ...battleReferees },
  { route: 'POST /api/battles/:id/chat/mute', thing: 'a battle', ...battleReferees },
  { route: 'GET /api/battles/:id/chat', thing: 'a battle', ...chatting },
  { route: 'POST /api/battles/:id/chat', thing: 'a battle', ...chatting },
  { route: 'PUT /api/teams/:id/handover', thing: 'a team', ...members },
  { route: 'DELETE /api/teams/:id/handover', thing: 'a team', ...members },
  { route: 'POST /api/teams/:id/leave', thing: 'a team', ...members },
];

/** Things of everybody, where each caller acts for themself alone. */
export const SHARED_ROUTES: readonly string[] = [
  'GET /api/products/:id',
  'GET /api/teams/:id',
  'GET /api/teams/:id/history',
  'POST /api/teams/:id/applications',
  'GET /api/solo-tournaments/:id/entry',
  'POST /api/solo-tournaments/:id/register',
  'POST /api/solo-tournaments/:id/withdraw',
  'PUT /api/solo-tournaments/:id/decks',
  'POST /api/solo-tournaments/:id/check-in',
  'POST /api/solo-tournaments/:id/decline-place',
  'POST /api/solo-tournaments/:id/drop',
  'POST /api/solo-tournaments/:id/late-entry',
  'POST /api/solo-tournaments/:id/undo-drop',
  'GET /api/tournaments/:id/entry',
  'POST /api/tournaments/:id/register',
  'PUT /api/tournaments/:id/roster',
  'POST /api/tournaments/:id/withdraw',
  'POST /api/tournaments/:id/check-in',
  'POST /api/tournaments/:id/drop',
];
