import type { Setting } from '@pailei/contracts/site/settings/settings.api';
import { parseStream, STREAM_KINDS, type StreamKind, type StreamPlayer } from '@pailei/domain/streams/streams';

export type ChosenPlayer = { player: StreamPlayer; title: string };

const KIND_NAMES: Record<StreamKind, string> = {
  none: '',
  bilibili: '哔哩哔哩直播',
  douyu: '斗鱼直播',
  huya: '虎牙直播',
  twitch: 'Twitch 直播',
  youtube: 'YouTube 直播',
  hls: '官方直播',
};

/** The site's own stream, else that of the event which is shown; null where neither has one that may be embedded. */
export function choosePlayer(stream: Setting<'stream'>, eventUrl: string | null): ChosenPlayer | null {
  const own = playerOf(stream.kind, stream.url, stream);
  if (own) return { player: own, title: stream.title || KIND_NAMES[stream.kind] };
  if (eventUrl === null) return null;
  for (const kind of STREAM_KINDS) {
    const player = playerOf(kind, eventUrl, stream);
    if (player) return { player, title: KIND_NAMES[kind] };
  }
  return null;
}

function playerOf(kind: StreamKind, url: string, { hls_hosts }: Setting<'stream'>): StreamPlayer | null {
  const result = parseStream(kind, url, hls_hosts);
  return result.ok ? result.player : null;
}
