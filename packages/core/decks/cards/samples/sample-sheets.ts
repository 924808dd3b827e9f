import type { SampleSheet } from './sample-sheet.ts';

/**
 * Made up for this site: a card is its name, its cost, its rarity (free, common, rare, epic, legendary) and its type
 * (minion, spell, weapon, location). Numbers follow from the places here, so new cards go to the end of a sheet.
 */
export const SAMPLE_SHEETS: readonly SampleSheet[] = [
  {
    first: 900_001,
    classes: ['MAGE'],
    set: 'CORE',
    cards: [
      '折纸成鹤1CS 灯谜学徒1FM 星图抄写员2CM 寒窗夜读2RS 冰糖葫芦3CS 走马灯影3RM',
      '月下观星者4FM 惊雷一页6ES 九天揽月8ES 执灯人沈砚7LM',
    ],
  },
  {
    first: 900_011,
    classes: ['MAGE'],
    set: 'EXPERT1',
    cards: ['水墨分身2CS 旧历星官5RM'],
  },
  {
    first: 900_021,
    classes: ['WARRIOR'],
    set: 'CORE',
    cards: [
      '磨刀石1CS 镖局新丁1FM 擂鼓助威2CS 铁掌门徒2CM 关山雁翎刀3RW 城门守卒3FM',
      '破阵冲锋4RS 断水重锤5EW 虎啸营校尉6EM 总镖头雷万钧8LM',
    ],
  },
  {
    first: 900_031,
    classes: ['WARRIOR'],
    set: 'EXPERT1',
    cards: ['醉打山门3CS 旧鳞甲卫4RM'],
  },
  {
    first: 900_041,
    classes: ['PRIEST'],
    set: 'CORE',
    cards: [
      '一炷清香0CS 扫地小沙弥1FM 药庐学徒2CM 晨钟2CS 诵经老僧3RM 起死回春4RS',
      '慈航渡口4EL 暮鼓5FS 无相法身7ES 明尘大师6LM',
    ],
  },
  {
    first: 900_051,
    classes: ['PRIEST'],
    set: 'EXPERT1',
    cards: ['佛前青灯1CS 旧寺知客3RM'],
  },
  {
    first: 900_061,
    classes: ['ROGUE'],
    set: 'CORE',
    cards: [
      '袖里飞针0CS 夜行脚夫1FM 偷梁换柱1CS 瓦上猫2CM 蒙汗药2RS 双燕短刃2RW',
      '茶楼眼线3FM 千面客5EM 月黑风高6ES 盗帅叶无痕5LM',
    ],
  },
  {
    first: 900_071,
    classes: ['ROGUE'],
    set: 'EXPERT1',
    cards: ['金蝉脱壳3CS 旧巷牙人4RM'],
  },
  {
    first: 900_081,
    classes: ['HUNTER'],
    set: 'CORE',
    cards: [
      '吹箭1CS 山中小狐1FM 猎户陷坑2RS 寻踪犬2CM 牛角弓3RW 林间鹿群3CS',
      '放鹰人4FM 狼烟围猎5ES 吊睛白虎6EM 猎王石敢当8LM',
    ],
  },
  {
    first: 900_091,
    classes: ['HUNTER'],
    set: 'EXPERT1',
    cards: ['惊弓2CS 老林守望3RM'],
  },
  {
    first: 900_101,
    classes: ['DRUID'],
    set: 'CORE',
    cards: [
      '春芽0CS 采药童子1FM 山溪2CS 竹海2RL 守林黄牛3FM 花开满径3CS',
      '老藤缠树4RS 望月熊5CM 万木逢春8ES 古槐婆婆9LM',
    ],
  },
  {
    first: 900_111,
    classes: ['DRUID'],
    set: 'EXPERT1',
    cards: ['落叶归根4CS 百年参6EM'],
  },
  {
    first: 900_121,
    classes: ['WARLOCK'],
    set: 'CORE',
    cards: [
      '纸钱1CS 扎纸小鬼1FM 血墨契2RS 借寿2CS 无灯轿夫3CM 子夜集市4EL',
      '守夜更夫4FM 阴雨连绵5RS 百鬼夜行7ES 判官崔不留9LM',
    ],
  },
  {
    first: 900_131,
    classes: ['WARLOCK'],
    set: 'EXPERT1',
    cards: ['噬心咒3CS 旧坟看守5RM'],
  },
  {
    first: 900_141,
    classes: ['SHAMAN'],
    set: 'CORE',
    cards: ['祈雨1CS 泥塑小像1FM 雷公槌2RW 火折子2CS 江豚3CM 河灯阵3RS', '雨师4FM 地动仪5EM 翻江倒海7ES 龙王三太子8LM'],
  },
  {
    first: 900_151,
    classes: ['SHAMAN'],
    set: 'EXPERT1',
    cards: ['旱雷2CS 渡口船公4RM'],
  },
  {
    first: 900_161,
    classes: ['PALADIN'],
    set: 'CORE',
    cards: [
      '举灯1CS 武馆新徒1FM 正气歌2RS 同门相助2CS 青锋剑3CW 巡城卫3FM',
      '一诺千金4RS 金钟罩5ES 白马将军6EM 剑圣孟长风8LM',
    ],
  },
  {
    first: 900_171,
    classes: ['PALADIN'],
    set: 'EXPERT1',
    cards: ['点兵3CS 旧部老卒4RM'],
  },
  {
    first: 900_181,
    classes: ['DEMONHUNTER'],
    set: 'CORE',
    cards: [
      '断念0CS 逐影少年1FM 回风斩1CS 双环刃2RW 裂谷潜行者2CM 燃血3RS',
      '独行刀客4FM 深渊回响5ES 破界飞廉7EM 阎罗刺客殷九5LM',
    ],
  },
  {
    first: 900_191,
    classes: ['DEMONHUNTER'],
    set: 'EXPERT1',
    cards: ['浮光掠影2CS 旧誓者3RM'],
  },
  {
    first: 900_201,
    classes: ['DEATHKNIGHT'],
    set: 'CORE',
    cards: [
      '寒潮1CS 白骨小卒1FM 冻土2CS 掘墓人2CM 霜刃3RW 雪夜行军3RS',
      '冰棺守卫4FM 万骨枯5ES 无头骑将7EM 寒江孤将8LM',
    ],
  },
  {
    first: 900_211,
    classes: ['DEATHKNIGHT'],
    set: 'EXPERT1',
    cards: ['阴兵借道4CS 旧战场游魂3RM'],
  },
  {
    first: 900_401,
    classes: ['NEUTRAL'],
    set: 'CORE',
    cards: [
      '看客0CM 跑堂伙计1FM 说书学徒1CM 卖糖人1CM 街头顽童1FM 提灯侍者1RM',
      '账房先生2CM 渡船客2FM 更夫2CM 皮影艺人2RM 酒肆老板2CM 押镖人3FM',
      '茶馆说书人3CM 走方郎中3RM 石狮子3CM 舞狮少年3CM 杂耍班主3EM 铁匠4FM',
      '粮行掌柜4CM 驿站快马4RM 灯会守卫4CM 盐商护卫5FM 江湖术士5RM 铜像卫士5CM',
      '擂台裁判6CM 走镖大车6EM 城隍巨像7FM 守城石人8RM 过江巨鳌9EM 山门巨灵10CM',
      '店小二阿福2LM 班主柳如烟4LM 酒仙杜三杯6LM 擂主无名9LM',
    ],
  },
  {
    first: 900_461,
    classes: ['NEUTRAL'],
    set: 'EXPERT1',
    cards: ['旧城泥瓦匠2CM 卖艺人4RM 老茶客6CM'],
  },
  {
    first: 900_471,
    classes: ['NEUTRAL'],
    set: 'VANILLA',
    cards: ['开山石匠1CM 拉纤汉子3CM 镇河铁牛5RM'],
  },
  {
    first: 900_481,
    classes: ['MAGE', 'ROGUE'],
    set: 'CORE',
    cards: ['墨影剑客3RM 灯下黑2ES'],
  },
  {
    first: 900_491,
    classes: ['PRIEST', 'HUNTER'],
    set: 'CORE',
    cards: ['山寺猎人4EM 放生2RS'],
  },
];
