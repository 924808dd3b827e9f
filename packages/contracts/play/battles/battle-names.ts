import type {
  BattleDueKind,
  BattleEndCause,
  BattlePenaltyKind,
  BattleStatus,
  Board,
  HonourKind,
  NamingKind,
} from '@pailei/domain/battles/types';
import type { BattleFormat, BattleFormatCode, BattleFormatOf, ClassScope } from '@pailei/domain/battles/settings';

export const BATTLE_FORMAT_NAMES: Readonly<Record<BattleFormatCode, string>> = {
  boards: '对位赛',
  winner_stays: '擂台赛',
  relay: '接力赛',
  co_op: '协作赛',
  two_v_two: '双人赛',
  scheveningen: '全员互打',
  conquest_team: '团队征服',
};

/** What a format is called with certain parameters. */
type FormatVariant<C extends BattleFormatCode = BattleFormatCode> = {
  readonly name: string;
  is(format: BattleFormatOf<C>): boolean;
};

const FORMAT_VARIANTS: { readonly [C in BattleFormatCode]?: FormatVariant<C> } = {
  winner_stays: { name: '车轮战', is: ({ order }) => order === 'free' },
};

const variantOf = (code: BattleFormatCode): FormatVariant | undefined => FORMAT_VARIANTS[code];

export function battleFormatName(format: BattleFormat): string {
  const variant = variantOf(format.code);
  return variant?.is(format) ? variant.name : BATTLE_FORMAT_NAMES[format.code];
}

/** All names that a format goes by. */
export const battleFormatNames = (code: BattleFormatCode): string =>
  [BATTLE_FORMAT_NAMES[code], variantOf(code)?.name].filter((name) => name !== undefined).join('、');

export const CLASS_SCOPE_NAMES: Readonly<Record<ClassScope, string>> = {
  player: '每人不重复',
  team: '全队不重复',
  none: '不限',
};

export const BATTLE_STATUS_NAMES: Readonly<Record<BattleStatus, string>> = {
  scheduled: '未开始',
  check_in: '签到中',
  playing: '进行中',
  paused: '已暂停',
  finished: '已结束',
  forfeited: '弃权结束',
  cancelled: '已取消',
};

export const NAMING_NAMES: Readonly<Record<NamingKind, string>> = {
  next_player: '下一位',
  revival: '复活选手',
  ace: '王牌选手',
  decider: '决胜台选手',
  hidden_choice: '出战选手',
};

/** What a board is called: the fifth board, the ace board. */
export function boardLabel({ kind, number }: Pick<Board, 'kind' | 'number'>): string {
  switch (kind) {
    case 'regular':
      return `第 ${number} 台`;
    case 'ace':
      return '王牌盘';
    case 'decider':
      return '决胜台';
    default:
      return kind satisfies never;
  }
}

/** What the running deadline is for. */
export const BATTLE_DUE_NAMES: Readonly<Record<BattleDueKind, string>> = {
  line_up: '出战名单截止',
  check_in_opening: '签到开放',
  check_in: '开战',
  next_player: '派下一位',
  revival: '派复活选手',
  ace: '派王牌',
  decider: '派决胜台选手',
  hidden_choice: '派出战选手',
};

export const HONOUR_NAMES: Readonly<Record<HonourKind, string>> = {
  win_streak: '连胜',
  all_kill: '一穿全队',
  reverse_all_kill: '反一穿多',
};

export const BATTLE_END_NAMES: Readonly<Record<BattleEndCause, string>> = {
  boards: '胜台较多',
  games: '台数相同，胜局较多',
  ace: '王牌盘取胜',
  decider: '决胜台取胜',
  tie: '战平',
  both_absent: '双方缺席',
  short_team: '人数不足',
  forfeit: '弃权',
  ruling: '裁判裁定',
  disqualification: '取消资格',
};

export const BATTLE_PENALTY_NAMES: Readonly<Record<BattlePenaltyKind, string>> = {
  warning: '警告',
  disqualification: '取消资格',
};
