import { z } from 'zod';
import { endpoint, idParams, inArea } from '../../http/endpoint.ts';
import { longReason } from '../../http/reason.ts';
import { tournamentViewSchema } from '../tournaments/tournaments.api.ts';
import { ruleChangesSchema } from '../tournaments/rule-sheet.shape.ts';

/** `number`: of the version of the rules that is amended. */
export const amendRulesBody = z.strictObject({
  number: z.number('请刷新后重试').int('请刷新后重试').min(0, '请刷新后重试'),
  changes: ruleChangesSchema,
  reason: longReason(),
});

export const ruleSheetApi = inArea('tournaments', {
  amend: endpoint({
    method: 'POST',
    path: '/solo-tournaments/:id/rules',
    access: 'referee',
    summary: '修改进行中赛事的规则',
    params: idParams,
    body: amendRulesBody,
    data: tournamentViewSchema,
  }),
});
