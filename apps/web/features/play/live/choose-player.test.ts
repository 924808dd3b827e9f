import type { Setting } from '@pailei/contracts/site/settings/settings.api';
import { expect, test } from 'vitest';

import { choosePlayer } from './choose-player.ts';

const NONE: Setting<'stream'> = { kind: 'none', url: '', title: '', hls_hosts: [] };
const HUYA: Setting<'stream'> = { ...NONE, kind: 'huya', url: 'https://www.huya.com/pailei', title: '霜降杯决赛' };

test('the site’s own stream comes first, under its own title', () => {
  expect(choosePlayer(HUYA, 'https://www.douyu.com/1')).toEqual({
    player: { type: 'frame', src: 'https://liveshare.huya.com/iframe/pailei' },
    title: '霜降杯决赛',
  });
  expect(choosePlayer({ ...HUYA, title: '' }, null)?.title).toBe('虎牙直播');
});

test('without one, the event’s stream is shown where its site is known', () => {
  expect(choosePlayer(NONE, 'https://live.bilibili.com/6')?.title).toBe('哔哩哔哩直播');
  expect(choosePlayer(NONE, 'https://somewhere.example/live')).toBeNull();
  expect(choosePlayer(NONE, null)).toBeNull();
});

test('a playlist is played only from a host that is allowed', () => {
  const url = 'https://cdn.example.com/a.m3u8';
  expect(choosePlayer(NONE, url)).toBeNull();
  expect(choosePlayer({ ...NONE, hls_hosts: ['cdn.example.com'] }, url)?.player.type).toBe('video');
});
