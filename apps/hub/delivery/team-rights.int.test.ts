import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import type { TopicStatus } from '@pailei/live/client';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { afterAll, expect, test } from 'vitest';
import { SITE_TOPICS } from '../testing/site-topics.fixture.ts';
import { startTestHub } from '../testing/test-hub.fixture.ts';

const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
const hub = await startTestHub(database.url, redis.url, SITE_TOPICS);
afterAll(() => hub.stop());

const RIGHTS_MS = 3_000;

/** A team of these two. */
async function buildTeam(captain: string, member: string): Promise<string> {
  const id = newId();
  const now = new Date().toISOString();
  const texts = {
    name: '渡鸦',
    name_key: id,
    tag: 'RVN',
    slogan: '',
    description: '',
    wanted_classes: [],
    wanted_roles: [],
  };
  const crest = { crest_seed: 1, crest_style: JSON.stringify(crestFromSeed(1)) };
  const state = {
    status: 'approved',
    recruiting: 'open',
    founder_id: captain,
    submitted_at: now,
    founded_at: now,
  } as const;
  await runTransaction(hub.db, async (trx) => {
    await trx
      .insertInto('team')
      .values({ id, ...texts, ...crest, ...state })
      .execute();
    const place = { team_id: id, joined_at: now };
    await trx
      .insertInto('team_member')
      .values([
        { ...place, account_id: captain, slot: 1, role: 'captain' },
        { ...place, account_id: member, slot: 2, role: 'member' },
      ])
      .execute();
  });
  return id;
}

test('who is no member any more follows the inside of a team no longer than 3 s; who stays goes on', async () => {
  const [captain, member] = [await hub.signIn(), await hub.signIn()];
  const id = await buildTeam(captain.userId, member.userId);
  const follow = (token: string) => {
    const seen: { status: TopicStatus } = { status: { phase: 'loading' } };
    hub.connect('socketio', { getToken: () => token }).watch(teamInsideTopic.of(id), {
      onSnapshot: () => undefined,
      onEvents: () => undefined,
      onStatus: (status) => (seen.status = status),
    });
    return seen;
  };
  const [kept, lost] = [follow(captain.token), follow(member.token)];
  await expect.poll(() => [kept.status.phase, lost.status.phase], { timeout: 10_000 }).toEqual(['live', 'live']);
  await hub.db.deleteFrom('team_member').where('account_id', '=', member.userId).execute();
  await expect.poll(() => lost.status.phase, { timeout: RIGHTS_MS }).toBe('denied');
  expect(kept.status.phase).toBe('live');
});
