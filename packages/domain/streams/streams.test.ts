import { describe, expect, test } from 'vitest';
import { isHostName, parseStream, PLAYER_ORIGINS, playerAddress, type StreamKind } from './streams.ts';

const CDN = ['live.example-cdn.com'];

test.each<[StreamKind, string, string]>([
  [
    'bilibili',
    'https://live.bilibili.com/21013446?from=share',
    'https://www.bilibili.com/blackboard/live/live-activity-player.html?cid=21013446&quality=0',
  ],
  [
    'bilibili',
    'https://live.bilibili.com/h5/6',
    'https://www.bilibili.com/blackboard/live/live-activity-player.html?cid=6&quality=0',
  ],
  ['douyu', 'https://www.douyu.com/9999/', 'https://www.douyu.com/9999'],
  ['huya', 'https://www.huya.com/lpl', 'https://liveshare.huya.com/iframe/lpl'],
  ['twitch', 'https://www.twitch.tv/playhearthstone', 'https://player.twitch.tv/?channel=playhearthstone'],
  ['youtube', 'https://www.youtube.com/watch?v=jNQXAC9IVRw&t=3', 'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw'],
  ['youtube', ' https://youtu.be/jNQXAC9IVRw ', 'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw'],
  ['youtube', 'https://www.youtube.com/live/jNQXAC9IVRw', 'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw'],
])('%s: %s is shown by its player', (kind, address, src) => {
  expect(parseStream(kind, address)).toEqual({ ok: true, player: { type: 'frame', src } });
  expect(PLAYER_ORIGINS).toContain(new URL(src).origin);
});

test.each<[StreamKind, string]>([
  ['bilibili', 'https://www.bilibili.com/blackboard/live/live-activity-player.html?cid=7'],
  ['huya', 'https://liveshare.huya.com/iframe/660000'],
  ['twitch', 'https://player.twitch.tv/?channel=abc'],
  ['youtube', 'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw'],
])('%s: the address of the player itself is taken too', (kind, address) => {
  const result = parseStream(kind, address);
  expect(result.ok).toBe(true);
  if (result.ok) expect(parseStream(kind, result.player?.src ?? '')).toEqual(result);
});

describe('everything else is refused', () => {
  test.each<[StreamKind, string, string]>([
    ['bilibili', 'bilibili', 'not_an_address'],
    ['bilibili', '', 'not_an_address'],
    ['bilibili', 'http://live.bilibili.com/1', 'not_https'],
    ['youtube', 'javascript:alert(1)', 'not_https'],
    ['youtube', 'data:text/html,hi', 'not_https'],
    ['bilibili', 'https://evil.cn/1', 'unknown_host'],
    ['bilibili', 'https://live.bilibili.com.evil.cn/1', 'unknown_host'],
    ['bilibili', 'https://live.bilibili.com@evil.cn/1', 'unknown_host'],
    ['bilibili', 'https://user:pass@live.bilibili.com/1', 'unknown_host'],
    ['bilibili', 'https://live.bilibili.com:8443/1', 'unknown_host'],
    ['bilibili', 'https://www.douyu.com/1', 'unknown_host'],
    ['bilibili', 'https://live.bilibili.com/1/../../x', 'unknown_path'],
    ['bilibili', 'https://live.bilibili.com/', 'unknown_path'],
    ['bilibili', 'https://live.bilibili.com/abc', 'unknown_path'],
    ['huya', 'https://www.huya.com/a/b', 'unknown_path'],
    ['twitch', 'https://www.twitch.tv/a%22b', 'unknown_path'],
    ['youtube', 'https://www.youtube.com/redirect?q=https://evil.cn', 'unknown_path'],
    ['youtube', 'https://www.youtube.com/watch?v=short', 'unknown_path'],
    ['hls', 'https://elsewhere.com/live.m3u8', 'unknown_host'],
    ['hls', 'https://live.example-cdn.com/live.html', 'unknown_path'],
    ['hls', 'http://live.example-cdn.com/live.m3u8', 'not_https'],
  ])('%s: %s', (kind, address, problem) => {
    expect(parseStream(kind, address, CDN)).toEqual({ ok: false, problem });
  });
});

test('a playlist on a named host plays in our own video element, with its signature', () => {
  expect(parseStream('hls', 'https://live.example-cdn.com/room/1.m3u8?sign=a&t=2#x', CDN)).toEqual({
    ok: true,
    player: { type: 'video', src: 'https://live.example-cdn.com/room/1.m3u8?sign=a&t=2' },
  });
});

test('without a stream there is no player, whatever stands in the field', () => {
  expect(parseStream('none', 'anything')).toEqual({ ok: true, player: null });
});

test('only Twitch gets the host of the page', () => {
  const address = (kind: StreamKind, url: string) => {
    const result = parseStream(kind, url);
    return result.ok && result.player ? playerAddress(result.player, 'pailei.cn') : null;
  };
  expect(address('twitch', 'https://twitch.tv/abc')).toBe('https://player.twitch.tv/?channel=abc&parent=pailei.cn');
  expect(address('huya', 'https://huya.com/abc')).toBe('https://liveshare.huya.com/iframe/abc');
});

test.each([
  ['live.example.com', true],
  ['cdn-1.example.cn', true],
  ['*.example.com', false],
  ['example', false],
  ['127.0.0.1', false],
  ['https://example.com', false],
  ['example.com/live', false],
  ["example.com; script-src 'unsafe-inline'", false],
  ['-a.example.com', false],
])('%s as the name of a host: %s', (text, is) => {
  expect(isHostName(text)).toBe(is);
});
