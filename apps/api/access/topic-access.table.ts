import { everybody, LOGGED_IN, type AccessRow } from './access-row.fixture.ts';

/** A topic of the world in `access-world.fixture.ts`, and who may join it. Written by hand, as the routes' table. */
export type TopicRow = AccessRow & { kind: string; thing: string };

const nobody = { may: [], others: 'not_found' } as const;
/** To a topic that the public may join, whoever is not logged in is a reader like all others. */
const hidden = { others: 'not_found', withoutLogin: 'not_found' } as const;

/** Without a valid session the answer is that a login is needed: the hub knows no more of an ended session. */
const needsLogin = { withoutLogin: 'unauthorized' } as const;

/** The two sides and the referees, each of them as one of these. */
const matchReaders: AccessRow = { may: ['player', 'playing referee', 'referee', 'admin'], others: 'forbidden' };

export const TOPIC_ACCESS: readonly TopicRow[] = [
  { kind: 'canary', thing: '', ...everybody },
  { kind: 'system', thing: '', ...everybody },
  { kind: 'status', thing: '', ...everybody },
  { kind: 'stream', thing: '', ...everybody },
  { kind: 'tournaments', thing: '', ...everybody },
  { kind: 'season', thing: 'a season', ...everybody },
  { kind: 'season', thing: 'nothing', ...nobody, withoutLogin: 'not_found' },
  { kind: 'shop', thing: '', may: LOGGED_IN, others: 'forbidden', ...needsLogin },
  { kind: 'admin', thing: '', may: ['admin'], others: 'forbidden', ...needsLogin },
  { kind: 'all_orders', thing: '', may: ['admin'], others: 'forbidden', ...needsLogin },
  { kind: 'entries', thing: '', may: ['admin'], others: 'forbidden', ...needsLogin },
  { kind: 'managed_events', thing: '', may: ['admin'], others: 'forbidden', ...needsLogin },
  { kind: 'webhooks', thing: '', may: ['admin'], others: 'forbidden', ...needsLogin },
  { kind: 'expert_applications', thing: '', may: ['admin'], others: 'forbidden', ...needsLogin },
  { kind: 'teams', thing: '', may: LOGGED_IN, others: 'forbidden', ...needsLogin },
  { kind: 'team_review', thing: '', may: ['admin'], others: 'forbidden', ...needsLogin },
  { kind: 'team', thing: 'a team', may: LOGGED_IN, others: 'forbidden', ...needsLogin },
  { kind: 'team', thing: 'a team in review', ...nobody, ...needsLogin },
  { kind: 'team', thing: 'nothing', ...nobody, ...needsLogin },
  { kind: 'team_inside', thing: 'a team', may: ['captain', 'team member'], others: 'forbidden', ...needsLogin },
  { kind: 'team_inside', thing: 'a team in review', may: [], others: 'forbidden', ...needsLogin },
  { kind: 'team_inside', thing: 'nothing', may: [], others: 'forbidden', ...needsLogin },
  { kind: 'team_challenges', thing: 'a team', may: ['captain', 'team member'], others: 'forbidden', ...needsLogin },
  { kind: 'team_challenges', thing: 'a team in review', may: [], others: 'forbidden', ...needsLogin },
  { kind: 'team_challenges', thing: 'nothing', may: [], others: 'forbidden', ...needsLogin },
  { kind: 'team_league', thing: 'a team', may: ['captain', 'team member'], others: 'forbidden', ...needsLogin },
  { kind: 'team_league', thing: 'a team in review', may: [], others: 'forbidden', ...needsLogin },
  { kind: 'team_league', thing: 'nothing', may: [], others: 'forbidden', ...needsLogin },
  {
    kind: 'battle_chat',
    thing: 'the team’s side',
    may: ['captain', 'team member'],
    others: 'forbidden',
    ...needsLogin,
  },
  { kind: 'battle_chat', thing: 'the opponents’ side', may: [], others: 'forbidden', ...needsLogin },
  { kind: 'battle_chat', thing: 'nothing', ...nobody, ...needsLogin },
  {
    kind: 'battle_staff_line',
    thing: 'the team’s side',
    may: ['captain', 'team member', 'referee', 'playing referee', 'admin'],
    others: 'forbidden',
    ...needsLogin,
  },
  {
    kind: 'battle_staff_line',
    thing: 'the opponents’ side',
    may: ['referee', 'playing referee', 'admin'],
    others: 'forbidden',
    ...needsLogin,
  },
  { kind: 'battle_staff_line', thing: 'nothing', ...nobody, ...needsLogin },
  {
    kind: 'battle_staff',
    thing: 'a battle',
    may: ['referee', 'playing referee', 'admin'],
    others: 'forbidden',
    ...needsLogin,
  },
  { kind: 'battle_staff', thing: 'nothing', ...nobody, ...needsLogin },
  { kind: 'staff', thing: '', may: ['referee', 'playing referee', 'admin'], others: 'forbidden', ...needsLogin },
  { kind: 'tournament', thing: 'a running event', ...everybody },
  { kind: 'tournament', thing: 'a draft', may: ['admin'], ...hidden },
  { kind: 'tournament', thing: 'nothing', ...nobody, ...hidden },
  { kind: 'match', thing: 'a match', ...everybody },
  { kind: 'match', thing: 'a delayed match', may: ['player', 'playing referee', 'referee', 'admin'], ...hidden },
  { kind: 'match', thing: 'nothing', ...nobody, ...hidden },
  { kind: 'match_side', thing: 'the player’s side', may: ['player'], others: 'forbidden', ...needsLogin },
  { kind: 'match_side', thing: 'the other side', may: ['playing referee'], others: 'forbidden', ...needsLogin },
  { kind: 'match_side', thing: 'nothing', ...nobody, ...needsLogin },
  { kind: 'match_chat', thing: 'a match', ...matchReaders, ...needsLogin },
  { kind: 'match_chat', thing: 'a delayed match', ...matchReaders, others: 'not_found', ...needsLogin },
  { kind: 'match_chat', thing: 'nothing', ...nobody, ...needsLogin },
  { kind: 'match_evidence', thing: 'a match', ...matchReaders, ...needsLogin },
  { kind: 'match_evidence', thing: 'a delayed match', ...matchReaders, others: 'not_found', ...needsLogin },
  { kind: 'match_evidence', thing: 'nothing', ...nobody, ...needsLogin },
  { kind: 'battles', thing: '', ...everybody },
  { kind: 'battle', thing: 'a battle', ...everybody },
  { kind: 'battle', thing: 'nothing', ...nobody, ...hidden },
  {
    kind: 'battle_side',
    thing: 'the team’s side',
    may: ['captain', 'team member'],
    others: 'forbidden',
    ...needsLogin,
  },
  { kind: 'battle_side', thing: 'the opponents’ side', may: [], others: 'forbidden', ...needsLogin },
  { kind: 'battle_side', thing: 'nothing', ...nobody, ...needsLogin },
  { kind: 'user', thing: 'the player', may: ['player'], others: 'forbidden', ...needsLogin },
  { kind: 'user', thing: 'nothing', may: [], others: 'forbidden', ...needsLogin },
  { kind: 'user_orders', thing: 'the player', may: ['player'], others: 'not_found', ...needsLogin },
  { kind: 'user_orders', thing: 'nothing', ...nobody, ...needsLogin },
  { kind: 'job', thing: 'a job of an admin', may: ['admin'], others: 'not_found', ...needsLogin },
  { kind: 'job', thing: 'nothing', ...nobody, ...needsLogin },
];
