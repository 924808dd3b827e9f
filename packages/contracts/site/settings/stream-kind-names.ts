import type { StreamKind } from '@pailei/domain/streams/streams';

export const STREAM_KIND_NAMES: Readonly<Record<StreamKind, string>> = {
  none: '不直播',
  bilibili: '哔哩哔哩',
  douyu: '斗鱼',
  huya: '虎牙',
  twitch: 'Twitch',
  youtube: 'YouTube',
  hls: 'HLS',
};
