import { Check, CircleX, Hourglass } from 'lucide-react';

import type { LineUpProblem } from './model/line-up-checks.ts';

/** Short words where the sentence stands in the list of checks. */
const SHORT: Readonly<Partial<Record<LineUpProblem['code'], string>>> = {
  wrong_deck_count: '卡组不齐',
  duplicate_class: '职业重复',
  class_taken: '职业被占用',
  class_mismatch: '职业不同',
  illegal_deck: '有卡组不合法',
  playing_elsewhere: '届时有其他场次',
  player_suspended: '账号已停用',
  joined_after_lock: '入队太晚',
  not_a_member: '已不在队',
};

/** Whether somebody can play like this, in two words; the whole sentence is its title. */
export function LegalMark({ problems }: { problems: readonly LineUpProblem[] }) {
  const [problem] = problems;
  const look = 'inline-flex items-center gap-1.5 text-13 whitespace-nowrap';
  if (!problem) {
    return (
      <span className={`${look} text-lv-text`}>
        <Check size={16} aria-hidden="true" />
        合法
      </span>
    );
  }
  const isMissing = problem.code === 'wrong_deck_count';
  const Icon = isMissing ? Hourglass : CircleX;
  return (
    <span className={`${look} ${isMissing ? 'text-huang-text' : 'text-yan-text'}`} title={problem.text}>
      <Icon size={16} aria-hidden="true" />
      {SHORT[problem.code] ?? '不合规则'}
    </span>
  );
}
