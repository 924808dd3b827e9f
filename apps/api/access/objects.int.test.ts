import { newId } from '@pailei/db/id';
import { photo } from '@pailei/tests/support/images';
import { expect, test } from 'vitest';
import { ACTOR_NAMES, type ActorName } from '../testing/actors.fixture.ts';
import { useApp } from '../testing/app.fixture.ts';
import { form } from '../testing/upload.fixture.ts';
import { expectedCell, findWrongCells } from './access-row.fixture.ts';
import { offer } from '../testing/challenge-world.fixture.ts';
import { buildAccessWorld } from '../testing/access-world.fixture.ts';
import { callRoute, cellOfAnswer, type Call } from './call-route.fixture.ts';
import { OBJECT_ACCESS, type ObjectRow } from './object-access.table.ts';

const { app, deps } = await useApp();
const world = await buildAccessWorld(app, deps);
const { running } = world;

/** The player calls a referee to their match. */
async function callOfPlayer(): Promise<string> {
  const id = newId();
  const caller_id = world.actors.idOf('player');
  const { side } = await deps.db
    .selectFrom('match_seat')
    .select('side')
    .where('match_id', '=', running.match)
    .where('account_id', '=', caller_id)
    .executeTakeFirstOrThrow();
  const facts = { match_id: running.match, side, caller_id, text: '对手没有到', opened_at: new Date().toISOString() };
  await deps.db
    .insertInto('match_call')
    .values({ id, ...facts })
    .execute();
  return id;
}

/** The captain calls a referee to their battle. */
async function callOfCaptain(): Promise<string> {
  const payload = { text: '对手没有到' };
  const call = { route: 'POST /api/battles/:id/calls', params: { id: world.teams.battle }, payload };
  const { body } = await callRoute(app, world.actors, 'captain', call);
  return (JSON.parse(body) as { data: { id: string } }).data.id;
}

/** The ids of each thing of the table. */
const THINGS: Record<string, Record<string, string>> = {
  'a draft': { id: world.draft },
  'a draft of teams': { id: world.team_draft },
  'a delayed match': { id: world.delayed.match },
  'closed lists': { id: running.event, participant_id: running.participant },
  'a match': { id: running.match },
  'an image of a match': { id: running.match, evidence_id: world.room.image, size: 'full' },
  'a message of a match': { id: running.match, message_id: world.room.message },
  'a call': { id: running.match, call_id: await callOfPlayer() },
  'a record of penalties': { id: world.actors.idOf('player') },
  'a proof': { id: world.file, size: 'full' },
  'a private deck': { id: world.deck },
  'an order': { id: world.order },
  'an address': { id: world.address },
  'a session': { id: world.session },
  'a device': { id: world.device },
  'the own account': {},
  'a team': { id: world.teams.team },
  'a team in review': { id: world.teams.review },
  'an application': { id: world.teams.application },
  'an invitation': { id: world.teams.invitation },
  'a link': { id: world.teams.team, link_id: world.teams.link },
  'a challenge': { id: world.challenges.challenge },
  'a league week': { id: world.league_week },
  'a preset': { id: world.teams.team, preset_id: world.challenges.preset },
  'a battle': { id: world.teams.battle },
  'a call of a battle': { id: world.teams.battle, call_id: await callOfCaptain() },
  'a message of a battle': { id: world.teams.battle, message_id: world.teams.message },
  'a post': { id: world.teams.team, post_id: world.teams.post },
};

const preset = { name: '轮换', format: 'boards', line_up: { players: [] } };
const MOVE = { starts_at: offer().slots[0] };

const REASON = '双方核对后的处理说明';

/** What goes with a call. */
const DETAILS: Record<string, Pick<Call, 'query' | 'payload' | 'headers'>> = {
  'PUT /api/decks/:id': { payload: { name: '改名', version: 1 } },
  'PUT /api/addresses/:id': { payload: { full_address: '北京市朝阳区建国路 1 号' } },
  'GET /api/matches/:id/ruling-preview': { query: '?type=reopen' },
  'POST /api/matches/:id/rulings': { payload: { type: 'warn', side: 'a', reason: REASON } },
  'POST /api/matches/:id/calls': { payload: { text: '对手没有到' } },
  'POST /api/matches/:id/claim': { payload: { take_over: true } },
  'POST /api/matches/:id/shield': { payload: { slot: 0 } },
  'POST /api/matches/:id/bans': { payload: { slots: [0] } },
  'POST /api/matches/:id/pick': { payload: { game_number: 1, slot: 0 } },
  'POST /api/matches/:id/evidence': form([
    { name: 'game_number', value: '1' },
    { name: 'image', value: await photo('png', 20, 20), filename: 'x.png' },
  ]),
  'POST /api/matches/:id/chat/:message_id/report': { payload: { reason: REASON } },
  'POST /api/matches/:id/chat': { payload: { text: '我到了' } },
  'POST /api/matches/:id/chat/mute': { payload: { account_id: newId(), is_muted: true, reason: REASON } },
  'POST /api/matches/:id/report': { payload: { game_number: 1, result: 'a' } },
  'POST /api/matches/:id/contest': { payload: { game_number: 1, note: '不是这样' } },
  'PUT /api/teams/:id/submission': {
    payload: {
      name: '夜航船',
      tag: 'YHC',
      recruiting: 'open',
      crest: { seed: 1, style: { silhouette: 'shield', motif: 'boat', colour: 'ink' } },
    },
  },
  'PUT /api/battles/:id/line-up': { payload: { players: [] } },
  'POST /api/battles/:id/line-up/lock': { payload: { players: [] } },
  'POST /api/battles/:id/substitution': { payload: { out: newId(), player: newId() } },
  'POST /api/battles/:id/player': { payload: { board_number: 1, account_id: newId() } },
  'POST /api/teams/:id/invitations': { payload: { username: '没有这个人' } },
  'POST /api/teams/:id/links': { payload: { hours: 1, uses: 1 } },
  'POST /api/teams/:id/posts': { payload: { text: '周六训练' } },
  'POST /api/teams/:id/line-up-presets': { payload: preset },
  'PUT /api/teams/:id/line-up-presets/:preset_id': { payload: preset },
  'POST /api/challenges/:id/counter': { payload: { proposal_number: 1, ...offer() } },
  'POST /api/challenges/:id/accept': { payload: { proposal_number: 1, slot: MOVE.starts_at } },
  'POST /api/challenges/:id/reject': { payload: { proposal_number: 1 } },
  'POST /api/league-weeks/:id/propose': { payload: { seen: 0, slots: [MOVE.starts_at] } },
  'POST /api/league-weeks/:id/decline': { payload: { number: 1 } },
  'POST /api/league-weeks/:id/accept': { payload: { number: 1, slot: MOVE.starts_at } },
  'POST /api/challenges/:id/withdraw': { payload: { proposal_number: 1 } },
  'POST /api/challenges/:id/move': { payload: MOVE },
  'POST /api/challenges/:id/accept-move': { payload: MOVE },
  'POST /api/challenges/:id/reject-move': { payload: MOVE },
  'POST /api/challenges/:id/cancel': {},
  'POST /api/challenges/:id/accept-cancel': {},
  'POST /api/challenges/:id/reject-cancel': {},
  'POST /api/battles/:id/calls': { payload: { text: '对手没有到' } },
  'POST /api/battles/:id/chat/:message_id/report': { payload: { reason: REASON } },
  'POST /api/battles/:id/chat': { payload: { text: '我打第二台' } },
  'POST /api/battles/:id/chat/mute': { payload: { account_id: newId(), is_muted: true, reason: REASON } },
  'POST /api/experts/applications': {
    payload: {
      game_id: '选手#1234',
      best_rank: '传说 12',
      achievements: '曾获城市赛冠军，连续三个赛季传说。',
      proof_ids: [],
    },
  },
};

const callOf = ({ route, thing }: ObjectRow): Call => ({
  route,
  params: THINGS[thing] ?? {},
  ...(route.startsWith('GET ') ? {} : { payload: {} }),
  ...DETAILS[route],
});

test('every thing and every detail belongs to a line', () => {
  expect(new Set(OBJECT_ACCESS.map(({ thing }) => thing))).toEqual(new Set(Object.keys(THINGS)));
  const routes = OBJECT_ACCESS.map(({ route }) => route);
  expect(Object.keys(DETAILS).filter((route) => !routes.includes(route))).toEqual([]);
});

test.each(OBJECT_ACCESS)('$route: $thing', async (line) => {
  const call = callOf(line);
  const ask = async (name: ActorName) => cellOfAnswer(await callRoute(app, world.actors, name, call));
  const isRefused = (name: ActorName) => expectedCell(line, name) !== 'may';
  const before = await digest();
  expect(await findWrongCells(line, ask, ACTOR_NAMES.filter(isRefused))).toEqual([]);
  expect(await digest()).toBe(before);
  if (line.others === 'not_found') expect(await findActorsWithAnotherAnswer(call, line)).toEqual([]);
  expect(await findWrongCells(line, ask, line.may)).toEqual([]);
});

/** Actors whose refusal differs from that for a thing that does not exist, and so reveals that it exists. */
async function findActorsWithAnotherAnswer(call: Call, line: ObjectRow): Promise<string[]> {
  const found: string[] = [];
  for (const name of ACTOR_NAMES.filter((one) => expectedCell(line, one) === 'not_found')) {
    const theirs = await callRoute(app, world.actors, name, call);
    const nobodys = await callRoute(app, world.actors, name, { ...call, params: { ...call.params, id: newId() } });
    if (theirs.body !== nobodys.body || theirs.status !== nobodys.status) found.push(name);
  }
  return found;
}

/** What a refused call could have changed. */
async function digest(): Promise<string> {
  const { db } = deps;
  const match = await db.selectFrom('match').select(['id', 'state', 'status']).orderBy('id').execute();
  const session = await db.selectFrom('session').selectAll().where('id', '=', world.session).execute();
  const secrets = await db.selectFrom('match_secret').selectAll().execute();
  const decks = await db.selectFrom('deck').selectAll().execute();
  const orders = await db.selectFrom('shop_order').selectAll().execute();
  const addresses = await db.selectFrom('saved_address').selectAll().execute();
  const applications = await db.selectFrom('expert_application').selectAll().execute();
  const members = await db.selectFrom('team_member').selectAll().orderBy('account_id').execute();
  const teams = await db.selectFrom('team').selectAll().orderBy('id').execute();
  const requests = await db.selectFrom('team_request').selectAll().orderBy('id').execute();
  const links = await db.selectFrom('team_link').selectAll().orderBy('id').execute();
  const posts = await db.selectFrom('team_post').selectAll().orderBy('id').execute();
  const mails = await db.selectFrom('email_verification').selectAll().execute();
  const challenges = await db.selectFrom('challenge').selectAll().orderBy('id').execute();
  const weeks = await db.selectFrom('league_week').selectAll().orderBy('fixture_id').execute();
  const presets = await db.selectFrom('line_up_preset').selectAll().orderBy('id').execute();
  const messages = await db.selectFrom('match_chat_message').selectAll().orderBy('id').execute();
  const chat = await db.selectFrom('battle_chat_message').selectAll().orderBy('id').execute();
  const calls = await db.selectFrom('battle_call').selectAll().orderBy('id').execute();
  const inTeams = [members, teams, requests, links, posts, challenges, weeks, presets, chat, calls];
  const matchCalls = await db.selectFrom('match_call').selectAll().orderBy('id').execute();
  const claims = await db.selectFrom('match_claim').selectAll().orderBy('match_id').execute();
  const sessions = session.map(({ last_seen_at: _seen, ...row }) => row);
  const more = [messages, matchCalls, claims];
  return JSON.stringify([match, sessions, secrets, decks, orders, addresses, applications, mails, inTeams, more]);
}
