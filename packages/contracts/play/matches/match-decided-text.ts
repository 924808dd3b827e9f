/** Why a match, or a game of it, was decided without being played out. */
export const MATCH_DECIDED_CAUSES = [
  'no_show',
  'both_absent',
  'timeout',
  'forfeit',
  'match_loss',
  'disqualification',
  'ruling',
] as const;
type Decided = {
  game_number: number | null;
  result: keyof typeof RESULT_TEXTS;
  cause: (typeof MATCH_DECIDED_CAUSES)[number];
  opponent_name: string;
  tournament_name: string;
};

export function matchDecidedText({ game_number, result, cause, opponent_name, tournament_name }: Decided) {
  const what = game_number === null ? '本场' : `第 ${game_number} 局`;
  const why = WHY[cause][result === 'won' ? 'won' : 'lost'];
  const next = game_number !== null && result === 'lost' ? '，请尽快进入本场' : '';
  return {
    title: `${what}${RESULT_TEXTS[result]}`,
    text: `「${tournament_name}」对阵 ${opponent_name}，${why}${next}`,
  };
}

const RESULT_TEXTS = { won: '判你获胜', lost: '判你落败', double_loss: '双方判负' } as const;

const WHY: Record<Decided['cause'], Record<'won' | 'lost', string>> = {
  no_show: { won: '对手没有按时到场', lost: '你没有按时到场' },
  both_absent: { won: '双方都没有按时到场', lost: '双方都没有按时到场' },
  timeout: { won: '对手操作超时', lost: '你操作超时' },
  forfeit: { won: '对手弃权', lost: '你已弃权' },
  match_loss: { won: '裁判判对手整场负', lost: '裁判判你整场负' },
  disqualification: { won: '对手被取消参赛资格', lost: '你已被取消参赛资格' },
  ruling: { won: '裁判判定了比分', lost: '裁判判定了比分' },
};
