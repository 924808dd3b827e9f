// @vitest-environment happy-dom
import { endpoint } from '@pailei/contracts/http/endpoint';
import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { api } from '../../../shared/api/api.ts';
import { currentDeadlineSecond, currentSecond, freezeClocks, subscribeSecond } from '../../../shared/state/clock.ts';
import { atom, Provider, useAtomValue } from '../../../shared/state/jotai.ts';
import { store } from '../../../shared/state/store.ts';
import { MaintenancePage } from './MaintenancePage.tsx';
import { MaintenanceWatch } from './MaintenanceWatch.tsx';
import { readState } from '../../../shared/maintenance/stored-state.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const shown = vi.hoisted(() => ({ notify: vi.fn(), success: vi.fn() }));
vi.mock('../../../shared/ui/feedback/toast.ts', async (original) => ({
  ...(await original<object>()),
  notify: shown.notify,
  toast: { success: shown.success, error: vi.fn(), info: vi.fn() },
}));

const windowsAtom = atom<MaintenanceWindow[]>([]);
const isAdminAtom = atom(false);
vi.mock('../../../shared/live/useTopics.ts', () => ({
  useSystem: () => ({ state: { maintenance: useAtomValue(windowsAtom) } }),
}));
vi.mock('./useIsAdmin.ts', () => ({ useIsAdmin: () => useAtomValue(isAdminAtom) }));

const products = endpoint({
  method: 'GET',
  path: '/products',
  access: 'public',
  area: 'shop',
  summary: '商品列表',
  data: z.object({}),
});
const announcements = endpoint({ ...products, path: '/announcements', area: 'tournaments' });

const windowOf = (window: Partial<MaintenanceWindow> = {}): MaintenanceWindow => ({
  id: 'w',
  scope: 'site',
  message: '今晚升级',
  starts_at: new Date(Date.now() - 1_000).toISOString(),
  planned_end: null,
  ends_itself: false,
  ended_at: null,
  ...window,
});

let answers: Record<string, { status: number; body: object }>;
const refusal = (message: string, errors = {}) => ({
  status: 503,
  body: { status: 'error', data: null, message, errors },
});
const success = (message: string, data: object = {}) => ({
  status: 200,
  body: { status: 'success', data, message, errors: {} },
});

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <BrowserRouter>
            <Routes>
              <Route path="/maintenance" element={<MaintenancePage />} />
              <Route path="*" element={<MaintenanceWatch />} />
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </Provider>,
    ),
  );
  unmount = () => act(async () => root.unmount());
}
let unmount = async () => {};
let day = 0;

const call = (one: typeof products | typeof announcements) =>
  act(() =>
    api.call(one, {}).then(
      () => undefined,
      () => undefined,
    ),
  );
const setWindows = (windows: MaintenanceWindow[]) => act(async () => store.set(windowsAtom, windows));
const here = () => location.pathname + location.search + location.hash;
const later = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  // each test on a day of its own: neither notices nor returns of the previous one count any more
  day += 1;
  vi.setSystemTime(day * 86_400_000);
  sessionStorage.clear();
  shown.notify.mockClear();
  shown.success.mockClear();
  store.set(windowsAtom, []);
  store.set(isAdminAtom, false);
  answers = { '/api/maintenance': success('', { windows: [] }) };
  vi.stubGlobal('fetch', async (url: string) => {
    const { status, body } = answers[url] ?? success('');
    return new Response(JSON.stringify(body), { status });
  });
  return async () => {
    await unmount();
    vi.useRealTimers();
  };
});

describe('maintenance messages in an answer of the shop', () => {
  test.each([
    ['a refusal in English', refusal('Service is under maintenance')],
    ['a refusal in Chinese', refusal('商城暂停服务')],
    ['a refusal that our server marked', refusal('明早见', { maintenance: '积分商城' })],
    ['a message beside good data', success('系统维护中')],
  ])('lead from a page of the shop to the maintenance page: %s', async (_what, answer) => {
    answers['/api/products'] = answer;
    await open('/shopping/orders?page=2#top');
    await call(products);
    expect(here()).toBe('/maintenance');
    expect(readState(sessionStorage, Date.now())).toMatchObject({
      origin: '/shopping/orders?page=2#top',
      message: answer.body.message,
    });
    expect(document.querySelector('main')?.textContent).toContain(answer.body.message);
    expect(shown.notify).not.toHaveBeenCalled();
  });

  test('are a warning of 8 seconds elsewhere, once a minute', async () => {
    answers['/api/products'] = refusal('商城维护中');
    await open('/decks');
    await call(products);
    await call(products);
    expect(here()).toBe('/decks');
    expect(shown.notify.mock.calls).toEqual([
      [{ title: '系统维护', description: '商城维护中', tone: 'warning', timeoutMs: 8_000 }],
    ]);
    await later(60_000);
    await call(products);
    expect(shown.notify).toHaveBeenCalledTimes(2);
  });

  test('mean nothing in an answer of another part, unless our server marked it', async () => {
    answers['/api/announcements'] = refusal('明天维护');
    await open('/shopping');
    await call(announcements);
    expect(shown.notify).not.toHaveBeenCalled();
    answers['/api/announcements'] = refusal('升级中', { maintenance: '赛事' });
    await call(announcements);
    expect(here()).toBe('/shopping');
    expect(shown.notify).toHaveBeenCalledOnce();
  });

  test('are believed until the visitor asks again and the site is open', async () => {
    answers['/api/products'] = refusal('商城维护中');
    await open('/shopping');
    await call(products);
    await later(20_000);
    expect(here()).toBe('/maintenance');
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '立即检查');
    await act(async () => {
      button?.click();
      await vi.advanceTimersByTimeAsync(100);
    });
    expect(here()).toBe('/shopping');
    expect(shown.success).toHaveBeenCalledExactlyOnceWith('系统已恢复，已带你回到原页面');
  });
});

describe('a window of the live topic', () => {
  test('closes the page at once, and its end brings back', async () => {
    await open('/decks?tab=2');
    await setWindows([windowOf()]);
    expect(here()).toBe('/maintenance');
    expect(document.querySelector('main')?.textContent).toContain('今晚升级');
    await setWindows([]);
    expect(here()).toBe('/decks?tab=2');
    expect(shown.success).toHaveBeenCalledExactlyOnceWith('系统已恢复，已带你回到原页面');
    expect(readState(sessionStorage, Date.now())).toBeNull();
  });

  test('begins and ends by its own times', async () => {
    await open('/decks');
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    await setWindows([windowOf({ starts_at: at(5_000), planned_end: at(65_000), ends_itself: true })]);
    expect(here()).toBe('/decks');
    await later(6_000);
    expect(here()).toBe('/maintenance');
    await later(61_000);
    expect(here()).toBe('/decks');
  });

  test('that begins while the page’s clock still shows the second before does not lead back at once', async () => {
    vi.setSystemTime(Date.now() + 900);
    const stop = subscribeSecond(() => {});
    freezeClocks(true);
    await open('/decks');
    await later(1_950);
    await setWindows([windowOf({ starts_at: new Date().toISOString() })]);
    freezeClocks(false);
    await later(2_000);
    expect(here()).toBe('/maintenance');
    expect(shown.success).not.toHaveBeenCalled();
    stop();
  });

  test('of the shop leaves the other pages, of the tournaments all of them', async () => {
    await open('/solo-tournaments/1');
    await setWindows([windowOf({ scope: 'shop' }), windowOf({ id: 'v', scope: 'tournaments' })]);
    expect(here()).toBe('/solo-tournaments/1');
  });

  test('is not for admins', async () => {
    store.set(isAdminAtom, true);
    await open('/decks');
    await setWindows([windowOf()]);
    expect(here()).toBe('/decks');
  });

  test('is forgotten after an hour, and the page then only leads home', async () => {
    await open('/decks');
    await setWindows([windowOf()]);
    await later(3_601_000);
    await setWindows([]);
    expect(here()).toBe('/maintenance');
    expect(document.querySelector('main')?.textContent).toContain('暂无维护');
    expect(document.querySelector('a[href="/"][data-part="button"]')?.textContent).toBe('回首页');
  });
});

test('deadlines are paused while the tournaments are closed, and run again after', async () => {
  await open('/solo-tournaments');
  const window = windowOf({ scope: 'tournaments' });
  await setWindows([window]);
  await later(5_000);
  expect(currentDeadlineSecond()).toBe(Date.parse(window.starts_at));
  await setWindows([windowOf({ scope: 'shop' })]);
  expect(currentDeadlineSecond()).toBe(currentSecond());
  await unmount();
});
