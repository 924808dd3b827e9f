import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { Endpoint } from '@pailei/contracts/http/endpoint';
import { describe, expect, test } from 'vitest';
import type { CallInput } from '../connections/site-client.ts';
import type { Account } from '../people/accounts.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { findBusyTeams } from './busy-teams.ts';
import { editionOf } from './demo-editions.ts';

const NOBODY: ReadonlySet<string> = new Set();
const account = (username: string) => ({ username, user_id: username }) as Account;
const team = (id: string, size: number): SimulatedTeam => ({
  id,
  captain: account(`${id}1`),
  members: Array.from({ length: size - 1 }, (_, index) => account(`${id}${index + 2}`)),
});
const TEAMS = [team('u', 3), team('v', 3), team('w', 3), team('x', 2), team('y', 2), team('z', 1)];

describe('the battles of the demonstration', () => {
  test('change their format, and no team plays two in a row', () => {
    let busy = NOBODY;
    const codes = new Set<string>();
    for (let number = 0; number < 9; number += 1) {
      const edition = editionOf(number, TEAMS, busy);
      if (!edition) throw new Error(`nothing for ${number}`);
      const { a, b } = edition.teams;
      expect(a.id).not.toBe(b.id);
      for (const { id, members } of [a, b]) {
        expect(busy.has(id)).toBe(false);
        expect(members.length + 1).toBeGreaterThanOrEqual(edition.plan.format.size);
      }
      busy = new Set([a.id, b.id]);
      codes.add(edition.plan.format.code);
    }
    expect([...codes].toSorted()).toEqual(['boards', 'co_op', 'conquest_team', 'relay', 'two_v_two', 'winner_stays']);
  });

  test('ask no team whose battle is agreed on or still played, however long it takes', async () => {
    const listed: Record<string, [string, string][]> = {
      live: [['u', 'v']],
      upcoming: [['x', 'w']],
      finished: [['y', 'z']],
    };
    const call = async (endpoint: Endpoint, { query }: CallInput<Endpoint> = {}) => {
      if (endpoint !== battlesApi.list) throw new Error(endpoint.path);
      return { items: listed[query?.['list'] ?? '']?.map(([a, b]) => ({ teams: { a: { id: a }, b: { id: b } } })) };
    };
    const admin = { ...account('admin'), site: { call } as unknown as Account['site'] };
    const busy = await findBusyTeams({ admin });
    expect([...busy].toSorted()).toEqual(['u', 'v', 'w', 'x']);
    for (let number = 0; number < 9; number += 1) {
      const teams = editionOf(number, TEAMS, busy)?.teams;
      expect(new Set([teams?.a.id, teams?.b.id])).toEqual(new Set(['y', 'z']));
    }
  });

  test('fall back on what the teams are large enough for', () => {
    const small = [team('x', 2), team('y', 2)];
    expect(editionOf(0, small, NOBODY)?.plan.format.code).toBe('two_v_two');
    expect(editionOf(0, [team('x', 2), team('z', 1)], NOBODY)?.plan.format.code).toBe('co_op');
    expect(editionOf(0, [team('x', 2)], NOBODY)).toBeUndefined();
    expect(editionOf(0, small, new Set(['x']))).toBeUndefined();
  });
});
