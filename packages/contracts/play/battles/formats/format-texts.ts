import type { BattleFormat, BattleFormatCode, BattleFormatOf } from '@pailei/domain/battles/settings';

/** The rules of a format, a sentence each. A method, so that the map of all formats can be read with any of them. */
type FormatTexts<C extends BattleFormatCode = BattleFormatCode> = {
  rules(format: BattleFormatOf<C>): readonly string[];
};

export const BATTLE_FORMAT_TEXTS: { readonly [C in BattleFormatCode]: FormatTexts<C> } = {
  boards: {
    rules: ({ size, decided, tie }) => [
      `双方各 ${size} 人，第几位打第几台，各台同时进行。`,
      decided === 'majority' ? '先赢下过半的台即获胜。' : '打完所有台，胜台多者获胜。',
      { games_then_ace: '胜台相同比胜局，再相同加赛王牌盘。', ace: '胜台相同加赛王牌盘。', draw: '胜台相同为平局。' }[
        tie
      ],
    ],
  },
  winner_stays: {
    rules: ({ size, order, revival }) => [
      `胜者留台守擂，负者换下一位，先让对方 ${size} 人全部落败者胜。`,
      order === 'fixed' ? '出场顺序在名单中定好，轮到时才公开。' : '下一位由负方队长派出。',
      ...(revival ? ['每队在最后一人落败后，可有一人复活一次。'] : []),
    ],
  },
  relay: {
    rules: ({ size }) => [`双方各 ${size} 人打同一个长系列，每局换下一棒。`, '卡组出自全队的卡组池。'],
  },
  co_op: { rules: () => ['双方各一人对局，参谋同席出主意。'] },
  two_v_two: {
    rules: ({ decider }) => [
      '双方各两人，两台同时进行。',
      decider === 'board' ? '1 比 1 时各派一人加赛决胜台。' : '1 比 1 时比总胜局。',
    ],
  },
  scheveningen: { rules: ({ size }) => [`双方各 ${size} 人，每人与对方每人各打一局，胜局多者获胜。`] },
  conquest_team: {
    rules: ({ size }) => [
      `双方各 ${size} 人，队长每台暗派一人，赢过的人不再上场。`,
      '先让全部队员各赢一台的一方获胜。',
    ],
  },
};

const textsOf = ({ code }: BattleFormat): FormatTexts => BATTLE_FORMAT_TEXTS[code];

export const formatRules = (format: BattleFormat): readonly string[] => textsOf(format).rules(format);
