import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Person } from '@pailei/domain/rights/rights';
import { describe, expect, test } from 'vitest';

import { matchesFilters, queryOf, readFilters, writeFilters, type LobbyFilters } from './lobby-filters.ts';
import { statusOptions } from './status-options.ts';
import { liveCounts, newTournaments, patchLines } from './lobby-merge.ts';

const PLAYER: Person = { role: 'user', is_expert: false, expert_status: 'none', team_role: null };
const ALL: LobbyFilters = { status: 'all', format: null, search: '', skip: 0 };

const line = (id: string, changes: Partial<TournamentSummary> = {}): TournamentSummary => ({
  id,
  name: `赛事 ${id}`,
  status: 'registration',
  is_demo: false,
  capacity: 32,
  participant_count: 4,
  format: 'conquest',
  bans: 1,
  stages: [],
  starts_at: null,
  registration_closes_at: null,
  check_in_opens_at: null,
  started_at: null,
  finished_at: null,
  current_stage: null,
  current_round: null,
  round_count: null,
  featured_match_id: null,
  champion: null,
  ...changes,
});

describe('the address of the lobby', () => {
  test('keeps what was chosen and leaves out what is as it is by default', () => {
    const chosen: LobbyFilters = { status: 'running', format: 'specialist', search: '霜降', skip: 40 };
    expect(readFilters(writeFilters(chosen))).toEqual(chosen);
    expect(writeFilters(ALL).toString()).toBe('');
  });

  test.each(['status=nonsense', 'format=chess', 'page=-1', 'page=1.5', 'page=x', 'search=%20'])(
    'reads %s as the default',
    (text) => {
      expect(readFilters(new URLSearchParams(text))).toEqual(ALL);
    },
  );

  test('becomes the query of the list', () => {
    expect(queryOf(ALL)).toEqual({ skip: 0, limit: 20 });
    expect(queryOf({ ...ALL, status: 'mine', search: '杯' })).toEqual({
      skip: 0,
      limit: 20,
      mine: 'true',
      search: '杯',
    });
    expect(queryOf({ ...ALL, status: 'draft' })).toEqual({ skip: 0, limit: 20, status: 'draft' });
    expect(queryOf({ ...ALL, status: 'check_in', format: 'free', skip: 20 })).toEqual({
      skip: 20,
      limit: 20,
      status: 'check_in',
      format: 'free',
    });
  });
});

describe('the choices of status', () => {
  const labels = (person: Person | null) => statusOptions(null, person).map(({ label }) => label);

  test('are more for those who have entries, and for those who have drafts', () => {
    const all = ['全部', '报名中', '签到中', '进行中', '已结束'];
    expect(labels(null)).toEqual(all);
    expect(labels(PLAYER)).toEqual([...all, '我的']);
    expect(labels({ ...PLAYER, role: 'referee' })).toEqual([...all, '我的']);
    expect(labels({ ...PLAYER, role: 'admin' })).toEqual([...all, '我的', '草稿']);
  });
});

describe('live lines', () => {
  test('replace their old selves in place', () => {
    const patched = patchLines([line('1'), line('2')], [line('2', { status: 'running' }), line('9')]);
    expect(patched.map(({ id, status }) => `${id} ${status}`)).toEqual(['1 registration', '2 running']);
  });

  test('are new when they were not known, fit the filters and this is the first page', () => {
    const live = [line('1'), line('2', { format: 'free' }), line('3')];
    const ids = (filters: Partial<LobbyFilters>) =>
      newTournaments(live, { ...ALL, ...filters }, new Set(['1'])).map(({ id }) => id);
    expect(ids({})).toEqual(['2', '3']);
    expect(ids({ format: 'free' })).toEqual(['2']);
    expect(ids({ skip: 20 })).toEqual([]);
    expect(ids({ status: 'mine' })).toEqual([]);
  });

  test('are found by a part of their name in any case', () => {
    expect(matchesFilters(line('1', { name: 'Autumn Cup' }), { ...ALL, search: 'cup' })).toBe(true);
    expect(matchesFilters(line('1', { status: 'draft' }), ALL)).toBe(false);
  });

  test('are counted by state', () => {
    expect(liveCounts([line('1'), line('2', { status: 'running' }), line('3', { status: 'running' })])).toEqual({
      registration: 1,
      check_in: 0,
      running: 2,
    });
  });
});
