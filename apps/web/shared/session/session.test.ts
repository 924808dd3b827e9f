// @vitest-environment happy-dom
import { loginApi } from '@pailei/contracts/people/login/login.api';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { api } from '../api/api.ts';
import { tokenRefused } from '../live/token-refused.ts';
import {
  adoptSessionAtom,
  isUserFreshAtom,
  sessionAtom,
  signInAtom,
  signOutAtom,
  updateUserAtom,
} from '../state/session.atoms.ts';
import { store } from '../state/store.ts';
import { toast } from '../ui/feedback/toast.ts';
import { refreshUser, signOut, startSession } from './session.ts';
import { PLAYER as user } from '../state/user.fixture.ts';

const EXPIRED = '登录已过期，请重新登录';
const SUSPENDED = '账号已被停用，原因：消极比赛';
const KEYS = ['jwt_token', 'authToken', 'player_token', 'user_data', 'player_name'];
const storedKeys = () => KEYS.filter((key) => localStorage.getItem(key) !== null);

const navigate = vi.fn();
const passGuardAgain = vi.fn();
const said = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const answers = vi.fn<typeof fetch>();
const unauthorized = (errors = {}) =>
  Response.json({ status: 'error', data: null, message: '', errors }, { status: 401 });
const me = (answer: User) => Response.json({ status: 'success', data: answer, message: '', errors: {} });
/** Any call of the page that the server answers with 401. */
const callThatFails = () => api.call(loginApi.me, {}).catch(() => undefined);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', answers);
  answers.mockImplementation(async () => unauthorized());
  history.replaceState(null, '', '/decks?page=2#top');
  store.set(signInAtom, { token: 't1', user });
  localStorage.setItem('authToken', 'older');
  const stop = startSession({ navigate, passGuardAgain });
  return () => {
    stop();
    store.set(signOutAtom);
    vi.unstubAllGlobals();
  };
});

describe('a 401', () => {
  test('clears every key, says so, and leads to the login with the way back', async () => {
    await callThatFails();
    expect(storedKeys()).toEqual([]);
    expect(said.mock.calls).toEqual([[EXPIRED]]);
    expect(navigate).toHaveBeenCalledWith('/login?redirect=%2Fdecks%3Fpage%3D2%23top', { state: { isExpired: true } });
  });

  test('that several calls meet is reported once', async () => {
    await Promise.all([callThatFails(), callThatFails(), callThatFails()]);
    expect(said).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledOnce();
  });

  test('of a suspended account leads to the login with the reason, which stays there', async () => {
    answers.mockImplementation(async () => unauthorized({ account: SUSPENDED }));
    await callThatFails();
    expect(storedKeys()).toEqual([]);
    expect(said).not.toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?/), { state: { suspended: SUSPENDED } });
  });

  test('on the login page changes nothing', async () => {
    history.replaceState(null, '', '/login');
    await callThatFails();
    expect(store.get(sessionAtom)?.token).toBe('t1');
    expect(said).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('of a guest asks them to log in', async () => {
    store.set(signOutAtom);
    await callThatFails();
    expect(said.mock.calls).toEqual([['请先登录']]);
    expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?/), { state: { isExpired: false } });
  });
});

describe('a token that the hub does not accept', () => {
  test('ends the session, too, but is nothing to a guest', async () => {
    tokenRefused();
    await vi.waitFor(() => expect(said.mock.calls).toEqual([[EXPIRED]]));
    answers.mockClear();
    tokenRefused();
    expect(answers).not.toHaveBeenCalled();
    expect(said).toHaveBeenCalledOnce();
  });

  test('ends it also when the server takes the token for good, or says nothing', async () => {
    answers.mockImplementation(async () => me(user));
    tokenRefused();
    await vi.waitFor(() => expect(store.get(sessionAtom)).toBeNull());
    store.set(signInAtom, { token: 't1', user });
    answers.mockRejectedValue(new TypeError('no network'));
    tokenRefused();
    await vi.waitFor(() => expect(store.get(sessionAtom)).toBeNull());
  });

  test('asks the server for the cause: a suspension is shown with its reason', async () => {
    answers.mockImplementation(async () => unauthorized({ account: SUSPENDED }));
    tokenRefused();
    await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(navigate.mock.calls).toEqual([[expect.anything(), { state: { suspended: SUSPENDED } }]]);
    expect(said).not.toHaveBeenCalled();
  });
});

test('rights that changed take the page through its guard again; another name does not', () => {
  store.set(updateUserAtom, { ...user, username: '半糖' });
  expect(passGuardAgain).not.toHaveBeenCalled();
  store.set(updateUserAtom, { ...user, role: 'admin' });
  expect(passGuardAgain).toHaveBeenCalledOnce();
});

describe('asking who the visitor is', () => {
  test('makes the user known who was stored by an earlier page', async () => {
    answers.mockImplementation(async () => me(user));
    store.set(signOutAtom);
    expect(store.get(isUserFreshAtom)).toBe(false);
    store.set(adoptSessionAtom, { token: 't1', user });
    expect(store.get(isUserFreshAtom)).toBe(false);
    await refreshUser();
    expect(store.get(isUserFreshAtom)).toBe(true);
  });

  test('takes over what the server says', async () => {
    answers.mockImplementation(async () => me({ ...user, role: 'referee' }));
    await refreshUser();
    expect(store.get(sessionAtom)?.user.role).toBe('referee');
  });

  test('after the logout asks nothing and changes nothing', async () => {
    answers.mockImplementation(async () => me(user));
    const asked = refreshUser();
    store.set(signOutAtom);
    await asked;
    expect(answers).not.toHaveBeenCalled();
    expect(store.get(sessionAtom)).toBeNull();
  });

  test('says nothing of the account that logged in meanwhile', async () => {
    answers.mockImplementation(async () => {
      store.set(signInAtom, { token: 't2', user: { ...user, id: 'u2', username: '别人' } });
      return me({ ...user, role: 'admin' });
    });
    await refreshUser();
    expect(store.get(sessionAtom)).toMatchObject({ token: 't2', user: { id: 'u2', role: 'user' } });
  });
});

test('a logout calls the server with the token that is then cleared', async () => {
  answers.mockImplementation(async () => me(user));
  await signOut();
  const [url, init] = answers.mock.calls[0] ?? [];
  expect(url).toBe('/api/auth/logout');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer t1');
  expect(storedKeys()).toEqual([]);
  expect(said).not.toHaveBeenCalled();
});
