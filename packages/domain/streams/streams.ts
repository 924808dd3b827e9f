/** The most that public views may trail what is played. */
export const DELAY_SECONDS_MAX = 180;

export const STREAM_KINDS = ['none', 'bilibili', 'douyu', 'huya', 'twitch', 'youtube', 'hls'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

/** How a stream is shown: another site's player in a frame, or a playlist in our own video element. */
export type StreamPlayer = { type: 'frame' | 'video'; src: string };

export type StreamProblem = 'not_an_address' | 'not_https' | 'unknown_host' | 'unknown_path';

export type StreamResult = { ok: true; player: StreamPlayer | null } | { ok: false; problem: StreamProblem };

type FrameKind = Exclude<StreamKind, 'none' | 'hls'>;

/** The pages of a platform that name a stream, and the address of its player for them. Hosts are exact. */
type Platform = { pages: readonly { hosts: readonly string[]; find: (url: URL) => string | null }[]; player: Player };
type Player = (id: string) => string;

const ROOM_NUMBER = /^\d{1,12}$/;
const ROOM_NAME = /^[\w-]{1,40}$/;
const VIDEO_ID = /^[\w-]{11}$/;

const valid = (id: string | null | undefined, pattern: RegExp): string | null => (id && pattern.test(id) ? id : null);

/** `/<before>/<id>` and nothing after it. */
const inPath =
  (pattern: RegExp, ...before: string[]) =>
  ({ pathname }: URL) => {
    const parts = pathname.replace(/\/$/, '').split('/').slice(1);
    const fits = parts.length === before.length + 1 && before.every((part, index) => parts[index] === part);
    return fits ? valid(parts.at(-1), pattern) : null;
  };

/** The query parameter `name` of the page at `path`. */
const inQuery =
  (pattern: RegExp, path: string, name: string) =>
  ({ pathname, searchParams }: URL) =>
    pathname === path ? valid(searchParams.get(name), pattern) : null;

const BILIBILI_PLAYER = '/blackboard/live/live-activity-player.html';

const PLATFORMS: Record<FrameKind, Platform> = {
  bilibili: {
    pages: [
      { hosts: ['live.bilibili.com'], find: inPath(ROOM_NUMBER) },
      { hosts: ['live.bilibili.com'], find: inPath(ROOM_NUMBER, 'h5') },
      { hosts: ['www.bilibili.com'], find: inQuery(ROOM_NUMBER, BILIBILI_PLAYER, 'cid') },
    ],
    player: (id) => `https://www.bilibili.com${BILIBILI_PLAYER}?cid=${id}&quality=0`,
  },
  douyu: {
    pages: [{ hosts: ['www.douyu.com', 'douyu.com', 'm.douyu.com'], find: inPath(ROOM_NUMBER) }],
    player: (id) => `https://www.douyu.com/${id}`,
  },
  huya: {
    pages: [
      { hosts: ['www.huya.com', 'huya.com', 'm.huya.com'], find: inPath(ROOM_NAME) },
      { hosts: ['liveshare.huya.com'], find: inPath(ROOM_NAME, 'iframe') },
    ],
    player: (id) => `https://liveshare.huya.com/iframe/${id}`,
  },
  twitch: {
    pages: [
      { hosts: ['www.twitch.tv', 'twitch.tv', 'm.twitch.tv'], find: inPath(ROOM_NAME) },
      { hosts: ['player.twitch.tv'], find: inQuery(ROOM_NAME, '/', 'channel') },
    ],
    player: (id) => `https://player.twitch.tv/?channel=${id}`,
  },
  youtube: {
    pages: [
      { hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com'], find: inQuery(VIDEO_ID, '/watch', 'v') },
      { hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com'], find: inPath(VIDEO_ID, 'live') },
      { hosts: ['www.youtube.com', 'www.youtube-nocookie.com'], find: inPath(VIDEO_ID, 'embed') },
      { hosts: ['youtu.be'], find: inPath(VIDEO_ID) },
    ],
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
};

/** The exact origins that a page may show in a frame. */
export const PLAYER_ORIGINS: readonly string[] = Object.values(PLATFORMS).map(
  ({ player }) => new URL(player('0')).origin,
);

/**
 * The player of a stream's address, made again from its known parts: nothing else of what was typed is kept.
 * `none` has no player. An HLS playlist must lie on one of `hlsHosts` (host names in lower case, exact).
 */
export function parseStream(kind: StreamKind, address: string, hlsHosts: readonly string[] = []): StreamResult {
  if (kind === 'none') return { ok: true, player: null };
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
  if (url === null) return { ok: false, problem: 'not_an_address' };
  if (url.protocol !== 'https:') return { ok: false, problem: 'not_https' };
  if (url.port !== '' || url.username !== '' || url.password !== '') return { ok: false, problem: 'unknown_host' };
  return kind === 'hls' ? parseHls(url, hlsHosts) : parsePage(PLATFORMS[kind], url);
}

function parsePage({ pages, player }: Platform, url: URL): StreamResult {
  const known = pages.filter(({ hosts }) => hosts.includes(url.hostname));
  if (known.length === 0) return { ok: false, problem: 'unknown_host' };
  const id = known.map(({ find }) => find(url)).find((found) => found !== null);
  return id ? { ok: true, player: { type: 'frame', src: player(id) } } : { ok: false, problem: 'unknown_path' };
}

function parseHls(url: URL, hosts: readonly string[]): StreamResult {
  if (!hosts.includes(url.hostname)) return { ok: false, problem: 'unknown_host' };
  if (!url.pathname.endsWith('.m3u8')) return { ok: false, problem: 'unknown_path' };
  return { ok: true, player: { type: 'video', src: `${url.origin}${url.pathname}${url.search}` } };
}

/** Where the frame or the video really starts. Twitch needs the host of the page around its player. */
export function playerAddress({ src }: StreamPlayer, pageHost: string): string {
  return src.startsWith('https://player.twitch.tv/') ? `${src}&parent=${encodeURIComponent(pageHost)}` : src;
}

/** A host name alone: no scheme, port or path, no number for an address, no wildcard. */
export function isHostName(text: string): boolean {
  return /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/.test(text);
}
