import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import { describe, expect, test } from 'vitest';
import { foldTeamHall } from './team-hall.fold.ts';
import { foldTeamInside } from './team-inside.fold.ts';
import type { TeamInside, TeamView, TeamMember, TeamPost, TeamProfile } from './team-views.ts';
import { foldTeam } from './team.fold.ts';

const at = '2026-11-20T12:00:00.000Z';
const event = (t: string, p: object) => ({ v: 1, t, p, at });

const member = (account_id: string, role: TeamMember['role'], joined_at = at): TeamMember => ({
  account_id,
  username: account_id,
  role,
  is_expert: false,
  classes: [],
  joined_at,
});
const profile: TeamProfile = {
  id: 't',
  name: '渡鸦',
  tag: 'RVN',
  crest: { seed: 1, style: crestFromSeed(1), image_id: null },
  slogan: '',
  recruiting: 'open',
  wanted_classes: [],
  wanted_roles: [],
  takes_challenges: true,
  activity: 0,
  answers_within_minutes: null,
  founded_at: at,
  status: 'approved',
  description: '',
};

describe('a team', () => {
  const ids = ({ members }: TeamView) => members.map(({ account_id }) => account_id);
  const before: TeamView = { team: profile, members: [member('a', 'captain'), member('b', 'member')] };

  test('keeps its roster in order of roles, then of joining', () => {
    const joined = foldTeam(
      before,
      event('member_joined', { member: member('c', 'member', '2026-01-01T00:00:00.000Z') }),
    );
    expect(ids(joined)).toEqual(['a', 'c', 'b']);
    const named = foldTeam(joined, event('member_role_changed', { account_id: 'b', role: 'vice_captain' }));
    expect(ids(named)).toEqual(['a', 'b', 'c']);
    expect(ids(foldTeam(named, event('member_left', { account_id: 'c' })))).toEqual(['a', 'b']);
  });

  test('is over with nobody in it, and back with those who were free', () => {
    const over = foldTeam(before, event('team_disbanded', {}));
    expect(over).toEqual({ team: { ...profile, status: 'disbanded' }, members: [] });
    const back = { team: profile, members: [member('b', 'captain')] };
    expect(foldTeam(over, event('team_restored', back))).toEqual(back);
  });
});

describe('the inside of a team', () => {
  const post = (id: string, is_pinned = false): TeamPost => ({
    id,
    author: { id: 'a', username: 'a' },
    text: id,
    is_pinned,
    created_at: `2026-11-20T12:00:0${id}.000Z`,
  });
  const before: TeamInside = {
    posts: [post('2'), post('1')],
    online: [],
    applications: { open: 0, changed: 0 },
    invitations: { open: 0, changed: 0 },
    handover: null,
    captain_due_at: null,
    decks_changed: 0,
  };

  test('has its pinned posts first, then the newest', () => {
    const added = foldTeamInside(before, event('post_changed', { post: post('3') }));
    const pinned = foldTeamInside(added, event('post_changed', { post: post('1', true) }));
    expect(pinned.posts.map(({ id }) => id)).toEqual(['1', '3', '2']);
    expect(foldTeamInside(pinned, event('post_removed', { id: '3' })).posts.map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('counts changes of its lists, also where as many wait as before', () => {
    const changed = foldTeamInside(before, event('applications_changed', { open: 0 }));
    expect(changed.applications).toEqual({ open: 0, changed: 1 });
    expect(foldTeamInside(changed, event('invitations_changed', { open: 2 })).invitations).toEqual({
      open: 2,
      changed: 1,
    });
  });
});

test('the hall knows the newest card of a team by its id, and which are gone', () => {
  const listed = foldTeamHall({ teams: {}, seekers: {} }, event('team_listed', { team: { id: 't' } }));
  expect(listed.teams).toEqual({ t: { id: 't' } });
  expect(foldTeamHall(listed, event('team_unlisted', { id: 't' })).teams).toEqual({ t: null });
});
