import type { EventLogPage } from '@pailei/contracts/play/event-log/event-log.api';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { playMatch } from '@pailei/tests/support/play-match';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { openStory, REASON, STORY, type Story } from './staff-log.fixture.ts';

// Who, what and why: what the staff do to an event stands in its log with their name, and with their reason where one was asked
// for. `call` itself finds the row of the audit log. The steps of the story go on from each other.

const { app, deps } = await useApp();
const { db } = deps;
const actors = await createActors(deps, app);
const services = buildServices(db);

const token = { admin: '', referee: '' };
let story: Story;
let version = 0;

const nameOf = async (role: 'admin' | 'referee') =>
  (await db.selectFrom('account').select('username').where('id', '=', actors.idOf(role)).executeTakeFirstOrThrow())
    .username;

const participantsOf = async (id: string) => (await services.tournaments.get(null, id)).tournament.participants;

/** What has come into the public log since, as a guest reads it. */
async function newEvents(id: string): Promise<EventLogPage['events']> {
  const { body } = await call<EventLogPage>(app, { url: `/api/solo-tournaments/${id}/log?after=${version}` });
  version = body.data!.version;
  return body.data!.events;
}

async function post(by: 'admin' | 'referee', method: 'POST' | 'PUT', url: string, payload: object): Promise<void> {
  const { status, body } = await call(app, { method, url, token: token[by], payload });
  if (status !== 200) throw new Error(`${method} ${url}: ${status} ${body.message}`);
}

beforeAll(async () => {
  for (const role of ['admin', 'referee'] as const) token[role] = (await actors.tokenOf(role)) ?? '';
  story = await openStory({ app, db, referee: token.referee }, services);
});

describe('the log of an event names who did it', () => {
  test.each(STORY)('$by: $route', async ({ by, route, of, body, before, logged }) => {
    await before?.(story);
    await newEvents(story.id);
    const payload = (await body?.(story)) ?? {};
    const [method, path = ''] = route.split(' ');
    const url = path.replace(':id', story.id).replace(':participant_id', of === undefined ? '' : story.participant(of));
    await post(by, method as 'POST', url, payload);
    const named = (await newEvents(story.id)).filter(({ p }) => 'by' in p);
    expect(named.map(({ t }) => t)).toContain(logged);
    const wanted = {
      by: { user_id: actors.idOf(by), name: await nameOf(by) },
      ...('reason' in payload && { reason: REASON }),
    };
    for (const { p } of named) expect(p).toMatchObject(wanted);
  });

  test('a round that is begun by hand', async () => {
    const event = await buildTournament(db, services, {
      players: 4,
      settings: { bans: 0, advance: 'manual', stages: [{ type: 'swiss', rounds: 2, best_of: 1 }] },
    });
    await services.tournaments.start(event.referee, event.id);
    for (const { match_id } of (await services.tournaments.get(null, event.id)).tournament.stages[0]!.rounds[0]!
      .matches)
      await playMatch(db, services, event, { id: match_id, winner: 'a' });
    await services.tournamentClock.advance(event.id);
    version = 0;
    await newEvents(event.id);
    await post('referee', 'POST', `/api/solo-tournaments/${event.id}/advance`, {});
    const [first] = await newEvents(event.id);
    expect(first!.p).toMatchObject({ by: { name: await nameOf('referee') } });
  });

  test('groups that are drawn, place by place', async () => {
    const event = await buildTournament(db, services, {
      players: 6,
      settings: {
        bans: 0,
        stages: [{ type: 'round_robin', group_count: 2, group_size: 4, legs: 1, best_of: 1, tie_at_cut: 'decider' }],
      },
    });
    version = 0;
    await newEvents(event.id);
    const root = `/api/solo-tournaments/${event.id}/group-draw`;
    const steps = [
      ['PUT', '', { groups: [Object.keys(await participantsOf(event.id)).slice(0, 3), []] }, 'groups_arranged'],
      ['POST', '/by-seed', {}, 'groups_arranged'],
      ['PUT', '', { groups: [[], []] }, 'groups_arranged'],
      ['POST', '/places', { whole_group: true }, 'group_place_drawn'],
      ['POST', '/places', { whole_group: true }, 'group_place_drawn'],
      ['POST', '/lock', {}, 'groups_locked'],
      ['POST', '/unlock', { reason: REASON }, 'groups_unlocked'],
    ] as const;
    for (const [method, path, body, logged] of steps) {
      const revision = (await services.tournaments.get(null, event.id)).tournament.group_draw?.revision ?? 0;
      await post('referee', method, `${root}${path}`, { ...body, revision });
      const [first] = await newEvents(event.id);
      expect(first).toMatchObject({ t: logged, p: { by: { name: await nameOf('referee') } } });
      if ('reason' in body) expect(first!.p).toMatchObject({ reason: REASON });
    }
  });

  test('and nobody where a player or the clock did it', async () => {
    const event = await buildTournament(db, services, { players: 2, settings: { bans: 0 } });
    version = 0;
    await services.tournaments.withdraw(event.players[0]!, event.id);
    const events = await newEvents(event.id);
    const entries = events.filter(({ t }) => t.startsWith('participant_') || t === 'decks_submitted');
    expect(entries.map(({ t }) => t)).toEqual([
      ...Array.from({ length: 2 }, () => ['participant_registered', 'decks_submitted']).flat(),
      'participant_checked_in',
      'participant_checked_in',
      'participant_withdrawn',
    ]);
    for (const { p } of entries) expect(p).not.toHaveProperty('by');
  });
});

/** What has no line of its own in the public log. */
const WITHOUT_A_LINE: Readonly<Record<string, string>> = {
  'POST /api/solo-tournaments': 'a draft, which the public does not see',
  'POST /api/solo-tournaments/:id/open-registration': 'the log begins with it',
  'PUT /api/solo-tournaments/:id/group-draw': 'tested apart: it needs groups',
  'POST /api/solo-tournaments/:id/group-draw/by-seed': 'tested apart: it needs groups',
  'POST /api/solo-tournaments/:id/group-draw/places': 'tested apart: it needs groups',
  'POST /api/solo-tournaments/:id/group-draw/lock': 'tested apart: it needs groups',
  'POST /api/solo-tournaments/:id/group-draw/unlock': 'tested apart: it needs groups',
  'POST /api/solo-tournaments/:id/advance': 'tested apart: it needs a played round',
  'POST /api/solo-tournaments/:id/participants/import': 'each entry as if it were added by itself',
  'POST /api/solo-tournaments/:id/participants/teams': 'as an account that is added; the tests of entries do it',
  'POST /api/solo-tournaments/:id/participants/teams/import': 'each entry as if it were added by itself',
  'POST /api/solo-tournaments/:id/participants/import-preview': 'it only reads',
  'POST /api/solo-tournaments/:id/participants/:participant_id/notes': 'notes are the staff’s own',
  'POST /api/solo-tournaments/:id/round-draft/edits': 'published with the round',
  'POST /api/solo-tournaments/:id/round-draft/redraw': 'a draft is the staff’s own',
};

test('no route of the staff is forgotten', () => {
  const routes = app.accessTable
    .filter(
      ({ method, access }) => method !== 'GET' && method !== 'HEAD' && (access === 'admin' || access === 'referee'),
    )
    .map(({ method, url }) => `${method} ${url}`)
    .filter((route) => / \/api\/(solo-tournaments|admin\/registrations)/.test(route));
  const known = [...new Set([...STORY.map(({ route }) => route), ...Object.keys(WITHOUT_A_LINE)])];
  expect(routes.toSorted()).toEqual(known.toSorted());
});
