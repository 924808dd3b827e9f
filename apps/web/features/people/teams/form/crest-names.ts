import type { CrestColour, CrestMotif, CrestSilhouette } from '@pailei/domain/teams/crest/types';

export const SILHOUETTE_NAMES: Readonly<Record<CrestSilhouette, string>> = {
  shield: '盾形',
  pointed_shield: '尖盾',
  roundel: '圆形',
  hexagon: '六角',
  banner: '旗形',
};

export const MOTIF_NAMES: Readonly<Record<CrestMotif, string>> = {
  flame: '火焰',
  mountain: '山',
  wave: '波浪',
  moon: '月',
  sun: '日',
  star: '星',
  bolt: '闪电',
  drop: '水滴',
  leaf: '叶',
  pine: '松',
  wing: '羽翼',
  sword: '剑',
  crown: '冠',
  key: '钥匙',
  anchor: '锚',
  boat: '船',
  gate: '门',
  tower: '塔',
  lantern: '灯笼',
  fan: '扇',
  ring: '环',
  cross: '十字',
  chevrons: '双箭',
  eye: '眼',
};

export const COLOUR_NAMES: Readonly<Record<CrestColour, string>> = {
  ink: '墨',
  vermilion: '朱红',
  cinnabar: '丹砂',
  amber: '琥珀',
  olive: '橄榄',
  pine: '松绿',
  jade: '玉',
  teal: '青',
  sky: '天蓝',
  indigo: '靛',
  violet: '紫',
  plum: '梅',
};
