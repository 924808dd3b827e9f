import { EXTEND_MAX_SECONDS } from '@pailei/domain/deadline/deadline';
import { GAME_RESULTS } from '@pailei/domain/series/types';
import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { momentField } from '../../http/endpoint.ts';
import { codeText } from '../../http/typed-text.ts';

const MISSING = {
  game_number: '请指明局数',
  result: '请选择结果',
  side: '请选择一方',
  score_a: '请输入比分',
  score_b: '请输入比分',
  due_at: '请指明时限',
  seconds: '请输入秒数',
} as const;
type Fact = keyof typeof MISSING;

/** What each ruling says beside its reason. */
const FACTS = {
  rule_game: ['game_number', 'result'],
  correct_game: ['game_number', 'result'],
  uphold_game: ['game_number'],
  void_game: ['game_number'],
  correct_score: ['score_a', 'score_b'],
  award_result: ['score_a', 'score_b'],
  caution: ['side'],
  warn: ['side'],
  give_game_loss: ['side', 'game_number'],
  give_match_loss: ['side'],
  disqualify: ['side'],
  pause: [],
  resume: [],
  extend: ['due_at', 'seconds'],
  reopen: [],
  cancel: [],
  undo_ruling: [],
} as const satisfies Record<string, readonly Fact[]>;
export type PreviewedRuling = keyof typeof FACTS;

const count = (message: string, min: number, max: number) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);

/** A ruling before its reason is written. */
export const previewQuery = z
  .strictObject({
    type: z.enum(Object.keys(FACTS) as [PreviewedRuling, ...PreviewedRuling[]], '裁定类型无效'),
    game_number: count(MISSING.game_number, 1, 99).optional(),
    result: z.enum(GAME_RESULTS, MISSING.result).optional(),
    side: z.enum(SIDES, MISSING.side).optional(),
    score_a: count(MISSING.score_a, 0, 6).optional(),
    score_b: count(MISSING.score_b, 0, 6).optional(),
    games: codeText()
      .regex(/^[ab]{1,11}$/u, '各局的胜者应为 a 或 b')
      .optional()
      .describe('各局的胜者，按局序，如 aba'),
    due_at: momentField.optional(),
    seconds: count(MISSING.seconds, 1, EXTEND_MAX_SECONDS).optional(),
    restart_stages: z.stringbool('取值应为 true 或 false').optional(),
  })
  .superRefine((query, { addIssue }) => {
    const facts: readonly Fact[] = FACTS[query.type];
    for (const fact of facts)
      if (query[fact] === undefined) addIssue({ code: 'custom', path: [fact], message: MISSING[fact] });
    if (query.type === 'correct_game' && query.result === 'draw')
      addIssue({ code: 'custom', path: ['result'], message: '请选择一方' });
  });
export type PreviewQuery = z.output<typeof previewQuery>;
