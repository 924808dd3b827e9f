import {
  FORMULA_BEST_MAX,
  FORMULA_FIELD_MAX,
  FORMULA_PERCENT_MAX,
  FORMULA_PLACES_MAX,
  FORMULA_POINTS_MAX,
  FORMULA_SIZES_MAX,
  formulaFault,
} from '@pailei/domain/seasons/limits';
import type { FormulaVersion } from '@pailei/domain/seasons/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { FORMULA_FAULT_TEXTS } from './season-errors.ts';

const whole = (name: string, least: number, most: number) =>
  z.number(`请输入${name}`).int('请输入整数').min(least, `${name}不能小于 ${least}`).max(most, `${name}最多 ${most}`);
const points = whole('积分', 0, FORMULA_POINTS_MAX);
const percent = whole('比例', 0, FORMULA_PERCENT_MAX);
const field = whole('人数', 2, FORMULA_FIELD_MAX);

/** How facts become points. Errors stand at the very field. */
const formulaSchema = z
  .strictObject({
    places: z
      .array(z.strictObject({ place_to: whole('名次', 1, FORMULA_FIELD_MAX), points }))
      .max(FORMULA_PLACES_MAX, `最多 ${FORMULA_PLACES_MAX} 档`)
      .readonly(),
    attendance: points,
    win: points,
    upset: points,
    upset_gap: whole('种子差', 1, FORMULA_FIELD_MAX),
    sizes: z
      .array(z.strictObject({ from: field, percent }))
      .max(FORMULA_SIZES_MAX, `最多 ${FORMULA_SIZES_MAX} 档`)
      .readonly(),
    tiers: z.strictObject({ A: percent, B: percent, C: percent }),
    win_cap: z.nullable(points),
    upset_cap: z.nullable(points),
    best: z.nullable(whole('计入项数', 1, FORMULA_BEST_MAX)),
    boards: z.strictObject({ win: points, cap: z.nullable(points) }).optional(),
  })
  .superRefine((formula, context) => {
    const fault = formulaFault(formula);
    if (!fault) return;
    const { problem, index } = fault;
    const path = problem === 'sizes_order' ? ['sizes', index, 'from'] : ['places', index, FIELD_OF[problem]];
    context.addIssue({ code: 'custom', path, message: FORMULA_FAULT_TEXTS[problem] });
  });

const FIELD_OF = { places_order: 'place_to', points_order: 'points' } as const;

export const formulasSchema = z.strictObject({ account: formulaSchema, team: formulaSchema });

/** The same without the rules of input: what is stored goes out as it is. */
const storedFormula = z.strictObject({
  places: z.array(z.strictObject({ place_to: z.number(), points: z.number() })).readonly(),
  attendance: z.number(),
  win: z.number(),
  upset: z.number(),
  upset_gap: z.number(),
  sizes: z.array(z.strictObject({ from: z.number(), percent: z.number() })).readonly(),
  tiers: z.strictObject({ A: z.number(), B: z.number(), C: z.number() }),
  win_cap: z.nullable(z.number()),
  upset_cap: z.nullable(z.number()),
  best: z.nullable(z.number()),
  boards: z
    .strictObject({ win: z.number(), cap: z.nullable(z.number()) })
    .optional()
    .describe('团队赛每胜一台的积分；没有则不计台'),
});

export const formulaVersionSchema = z.strictObject({
  version: z.number(),
  applies_from: z.nullable(isoTime).describe('之后结束的赛事按此计；null：整个赛季'),
  formulas: z.strictObject({ account: storedFormula, team: storedFormula }),
}) satisfies z.ZodType<FormulaVersion>;
