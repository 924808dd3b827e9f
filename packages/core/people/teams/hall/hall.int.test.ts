import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import { teamNameKey } from '@pailei/domain/teams/names';
import { inTransaction } from '@pailei/live/transaction';
import { battleSettings } from '@pailei/tests/support/battles/battle-world';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBattle, type BattleToCreate } from '../../../play/battles/create-battle.ts';
import { createTeamsService } from '../teams.service.ts';
import type { HallQuery } from './hall.repository.ts';

const TEAMS = 1_000;
const DAY_MS = 86_400_000;
const { url } = await useTestDatabase();
const statements: string[] = [];
const db = createDatabase({ url });
const counted = db.withPlugin({
  transformQuery: ({ node }) => {
    statements.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
});
afterAll(() => db.destroy());

const now = () => new Date().toISOString();
const teams = createTeamsService({ db: counted, publisher: silentPublisher, now });
const hall = (query: Partial<HallQuery> = {}) => teams.hall({ skip: 0, limit: 20, sort: 'activity', ...query });

beforeAll(async () => {
  const accounts = Array.from({ length: TEAMS }, (_, index) => ({ id: newId(), name: `队长${index}` }));
  const ids = accounts.map(() => newId());
  await runTransaction(db, async (trx) => {
    await trx
      .insertInto('account')
      .values(
        accounts.map(({ id, name }) => ({
          id,
          username: name,
          username_key: name,
          email: null,
          email_key: null,
          password_hash: '-',
          role: 'user' as const,
        })),
      )
      .execute();
    await trx
      .insertInto('team')
      .values(
        ids.map((id, index) => ({
          id,
          name: `战队${index}`,
          name_key: teamNameKey(`战队${index}`),
          tag: 'T',
          crest_seed: index,
          crest_style: JSON.stringify(crestFromSeed(index)),
          slogan: '',
          description: '',
          recruiting: index % 2 === 0 ? ('open' as const) : ('closed' as const),
          wanted_classes: index % 10 === 0 ? ['mage'] : [],
          wanted_roles: [],
          status: 'approved' as const,
          founder_id: accounts[index]?.id ?? '',
          submitted_at: now(),
          founded_at: now(),
        })),
      )
      .execute();
    const places = ids.map((team_id, index) => ({ team_id, account_id: accounts[index]?.id ?? '', slot: 1 }));
    await trx
      .insertInto('team_member')
      .values(places.map((place) => ({ ...place, role: 'captain' as const, joined_at: now() })))
      .execute();
  });
});

test('the first page of a thousand teams takes no more than three statements', async () => {
  statements.length = 0;
  const { items, total } = await hall();
  expect(items).toHaveLength(20);
  expect(total).toBe(TEAMS);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(3);
});

describe('filters', () => {
  test.each<[Partial<HallQuery>, number]>([
    [{ recruiting: 'open' }, 500],
    [{ recruiting: 'any' }, 500],
    [{ wanted_class: 'mage' }, 100],
    [{ wanted_class: 'priest' }, 0],
    [{ search: '战队999' }, 1],
    [{ search: '队长998' }, 1],
    [{ search: '%' }, 0],
    [{ activity_min: 1 }, 0],
    [{ members_min: 2 }, 0],
    [{ members_max: 1 }, 1_000],
  ])('%o leaves %d', async (query, expected) => {
    expect((await hall(query)).total).toBe(expected);
  });

  test('pages do not overlap, whatever the order', async () => {
    for (const sort of ['activity', 'places', 'newest', 'name'] as const) {
      const pages = [await hall({ sort }), await hall({ sort, skip: 20 })];
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(40);
    }
  });
});

test('battles of events and challenges are the activity of teams, as long as they count', async () => {
  const { items } = await hall({ sort: 'name', limit: 2 });
  const admin = await buildAccount(db, 'admin');
  const event = newId();
  const summary = JSON.stringify({});
  await db
    .insertInto('tournament')
    .values({
      id: event,
      name: '团队赛',
      status: 'running',
      format: 'conquest',
      capacity: 8,
      state: summary,
      state_version: 0,
      summary,
      starts_at: null,
      started_at: null,
      finished_at: null,
      due_at: null,
      due_kind: null,
      due_set_at: null,
      created_by: admin.user_id,
    })
    .execute();
  const entries = items.map(({ id, name }) => ({ id, tournament_id: event, kind: 'team' as const, team_id: id, name }));
  await db
    .insertInto('participant')
    .values(entries.map((entry) => ({ ...entry, account_id: null, status: 'active' as const })))
    .execute();
  const [a = '', b = ''] = items.map(({ id }) => id);
  const place = { tournament_id: event, stage: 0, group: 0, section: 'main' as const, round: 1, leg: 1 };
  const sides = { a_participant_id: a, b_participant_id: b };
  const [played, withdrawn] = [newId(), newId()];
  await db
    .insertInto('fixture')
    .values([
      { id: played, ...place, ...sides, number: 1, withdrawn_at: null },
      { id: withdrawn, ...place, ...sides, number: 2, withdrawn_at: now() },
    ])
    .execute();
  const fought = async (owner: BattleToCreate['owner'], public_status: 'finished' | 'cancelled' | 'scheduled') => {
    const settings = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'draw' });
    const starts_at = new Date(Date.now() + DAY_MS).toISOString();
    const battle = { teams: { a, b }, settings, starts_at, owner, is_demo: false, now: now() };
    const id = await inTransaction({ db, publisher: silentPublisher }, (trx, log) => createBattle(trx, log, battle));
    const past = new Date(Date.now() - DAY_MS).toISOString();
    await db.updateTable('battle').set({ public_status, starts_at: past }).where('id', '=', id).execute();
  };
  // a challenge has no fixture
  await fought(null, 'finished');
  await fought({ fixture_id: played }, 'finished');
  await fought({ fixture_id: withdrawn }, 'finished');
  await fought(null, 'cancelled');
  await fought(null, 'scheduled');
  const active = await hall({ activity_min: 1 });
  expect(new Map(active.items.map(({ id, activity }) => [id, activity]))).toEqual(
    new Map([
      [a, 2],
      [b, 2],
    ]),
  );
  await expect(
    db
      .insertInto('participant')
      .values({
        id: newId(),
        tournament_id: event,
        kind: 'team',
        team_id: a,
        account_id: null,
        name: 'x',
        status: 'active',
      })
      .execute(),
  ).rejects.toThrow('participant_team_entry');
});
