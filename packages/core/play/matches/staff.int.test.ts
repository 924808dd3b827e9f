import type { MatchView } from '@pailei/contracts/play/matches/matches.api';
import type { EntryAnswer, TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { decksFor } from '@pailei/tests/support/builders';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/solo-tournaments';
const reason = '裁判的理由';
const SWISS = { stages: [{ type: 'swiss', rounds: 2, best_of: 3 }] } as const;

let admin: string;
let referee: string;

beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
  referee = (await actors.tokenOf('referee')) ?? '';
});

/** The data of a call that must succeed; `call` itself then looks for the audit row of a staff write. */
async function send<T>(token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}): Promise<T> {
  const { status, body } = await call<T>(app, { method, url, token, ...(method !== 'GET' && { payload }) });
  if (body.status !== 'success') throw new Error(`${method} ${url}: ${status} ${body.message}`);
  return body.data;
}

const post = (token: string, url: string, payload?: object) => send<TournamentView>(token, 'POST', url, payload);

async function createTournament(settings: object = {}): Promise<string> {
  const { tournament } = await post(admin, ROOT, {
    name: '周末公开赛',
    capacity: 8,
    settings: { ...DEFAULT_TOURNAMENT_SETTINGS, ...settings },
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  });
  return tournament.id;
}

async function enter(id: string): Promise<LoginData & { participant_id: string }> {
  const player = await registerPlayer(app);
  const body = { game_id: '石#1' };
  const { entry } = await send<EntryAnswer>(player.access_token, 'POST', `${ROOT}/${id}/register`, body);
  return { ...player, participant_id: entry.participant_id ?? '' };
}

async function submit(token: string, id: string): Promise<void> {
  await send(token, 'PUT', `${ROOT}/${id}/decks`, { decks: decksFor({ ...DEFAULT_TOURNAMENT_SETTINGS, ...SWISS }) });
}

describe('each write of the staff leaves one row in the audit log', () => {
  test('registrations: approved and refused', async () => {
    const id = await createTournament({ approval_required: true });
    await send(admin, 'PUT', `${ROOT}/${id}`, { name: '周末公开赛 第二版' });
    await post(admin, `${ROOT}/${id}/open-registration`);
    const [first, second] = [await enter(id), await enter(id)];
    await post(admin, `${ROOT}/${id}/participants/${first.participant_id}/approve`);
    const { tournament } = await post(admin, `${ROOT}/${id}/participants/${second.participant_id}/reject`, { reason });
    expect(tournament.participants[first.participant_id]?.status).toBe('registered');
    expect(tournament.participants[second.participant_id]?.status).toBe('rejected');
    await post(admin, `${ROOT}/${id}/cancel`, { reason });
  });

  test('a running tournament: start, feature, ruling, drop, reinstatement, disqualification', async () => {
    const id = await createTournament(SWISS);
    await post(admin, `${ROOT}/${id}/open-registration`);
    const players = [await enter(id), await enter(id), await enter(id), await enter(id)];
    for (const { access_token } of players) await submit(access_token, id);
    await post(referee, `${ROOT}/${id}/open-check-in`, { seconds: 600 });
    for (const { access_token } of players) await post(access_token, `${ROOT}/${id}/check-in`);
    const { tournament } = await post(referee, `${ROOT}/${id}/start`);
    const [match, other] = tournament.stages[0]?.rounds[0]?.matches ?? [];
    await post(referee, `${ROOT}/${id}/feature`, { match_id: match?.match_id });
    const ruled = await send<MatchView>(referee, 'POST', `/api/matches/${match?.match_id}/rulings`, {
      type: 'give_match_loss',
      side: 'a',
      reason,
    });
    expect(ruled.series.winner).toBe('b');
    const out = other?.a ?? '';
    await post(referee, `${ROOT}/${id}/participants/${out}/drop`, { reason });
    await post(referee, `${ROOT}/${id}/participants/${out}/reinstate`);
    const after = await post(referee, `${ROOT}/${id}/participants/${out}/disqualify`, { reason });
    expect(after.tournament.participants[out]?.status).toBe('disqualified');
  });
});

test('the row says who, what, why, from where and in which request', async () => {
  const id = await createTournament();
  const { headers } = await call(app, {
    method: 'POST',
    url: `${ROOT}/${id}/cancel`,
    token: admin,
    payload: { reason },
    remoteAddress: '203.0.113.7',
  });
  const row = await deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('request_id', '=', String(headers['x-request-id']))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    actor_id: actors.idOf('admin'),
    actor_role: 'admin',
    action: 'tournament.cancel',
    target_type: 'tournament',
    target_id: id,
    before: { status: 'draft' },
    reason,
    ip: '203.0.113.7',
  });
  expect(row.after).toMatchObject({ status: 'cancelled' });
});

test('a write that was refused leaves none', async () => {
  const id = await createTournament();
  await post(admin, `${ROOT}/${id}/cancel`, { reason });
  const { status, headers } = await call(app, {
    method: 'POST',
    url: `${ROOT}/${id}/cancel`,
    token: admin,
    payload: { reason },
  });
  expect(status).toBe(409);
  const rows = await deps.db
    .selectFrom('audit_log')
    .select('id')
    .where('request_id', '=', String(headers['x-request-id']))
    .execute();
  expect(rows).toEqual([]);
});
