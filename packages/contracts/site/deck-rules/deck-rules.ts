import { CARD_NUMBER_MAX } from '@pailei/domain/decks/card';
import { FORMAT_NUMBER_MAX } from '@pailei/domain/decks/code/codec';
import { NEUTRAL } from '@pailei/domain/decks/check/check';
import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { lineText, nameText } from '../../http/typed-text.ts';

const nameField = nameText('请输入名称').min(1, '请输入名称').max(12, '名称最多 12 个字符');
const idField = lineText('请输入代号').regex(
  /^[a-z][a-z0-9_]{0,19}$/,
  '代号以小写字母开头，只含小写字母、数字和下划线，最多 20 个字符',
);
/** As the card catalogue writes classes and sets. */
const catalogueName = lineText('请输入目录中的名称').regex(
  /^[A-Z][A-Z0-9_]{0,39}$/,
  '目录中的名称只含大写字母、数字和下划线',
);
const cardNumber = z.number('请输入卡牌编号').int('请输入整数').min(1, '编号无效').max(CARD_NUMBER_MAX, '编号无效');
const smallNumber = (most: number) =>
  z.number('请输入数字').int('请输入整数').min(1, '不能小于 1').max(most, `不能大于 ${most}`);
const deckSize = smallNumber(60);

export const deckClassSchema = z.strictObject({
  id: idField.refine((id) => id !== 'neutral', '这个代号已有他用'),
  name: nameField,
  card_class: catalogueName.refine((name) => name !== NEUTRAL, '这个名称已有他用'),
  color: z.nullable(z.string().regex(/^#[0-9a-f]{6}$/, '颜色形如 #2f6fd0')),
  heroes: z.array(cardNumber).min(1, '至少填写一个英雄编号').max(300, '英雄编号过多'),
});

export const deckFormatSchema = z.strictObject({
  id: idField,
  name: nameField,
  code_number: smallNumber(FORMAT_NUMBER_MAX),
  deck_size: deckSize,
  sets: z.nullable(z.array(catalogueName).min(1, '至少选择一个系列').max(200, '系列过多')),
  banned_cards: z.array(cardNumber).max(500, '最多 500 张'),
});

/** A card that changes what its deck may hold; null or left out: it leaves that as it is. */
export const buildingCardSchema = z
  .strictObject({
    dbf_id: cardNumber,
    deck_size: z.nullable(deckSize).optional(),
    copy_limit: z.nullable(smallNumber(60)).optional(),
    extra_cards: z.nullable(smallNumber(30)).optional(),
  })
  .refine(
    ({ deck_size, copy_limit, extra_cards }) =>
      [deck_size, copy_limit, extra_cards].some((one) => (one ?? null) !== null),
    {
      path: ['deck_size'],
      error: '至少填写一项',
    },
  );

/** The whole rule set. Errors stand at the very field that repeats another. */
export const deckRulesSchema = z
  .strictObject({
    classes: z.array(deckClassSchema).min(1, '至少保留一个职业').max(40, '最多 40 个职业'),
    formats: z.array(deckFormatSchema).min(1, '至少保留一个模式').max(20, '最多 20 个模式'),
    copy_limit: smallNumber(9),
    legendary_limit: smallNumber(9),
    size_cards: z.array(buildingCardSchema).max(40, '最多 40 张'),
  })
  .superRefine(({ classes, formats, size_cards }, context) => {
    const refuse = (path: (string | number)[]) => (index: number) =>
      context.addIssue({
        code: 'custom',
        path: path.map((part) => (part === '#' ? index : part)),
        message: '与前面的重复',
      });
    repeats(classes.map(({ id }) => id)).forEach(refuse(['classes', '#', 'id']));
    repeats(classes.map(({ name }) => name)).forEach(refuse(['classes', '#', 'name']));
    repeats(classes.map(({ card_class }) => card_class)).forEach(refuse(['classes', '#', 'card_class']));
    repeats(formats.map(({ id }) => id)).forEach(refuse(['formats', '#', 'id']));
    repeats(formats.map(({ name }) => name)).forEach(refuse(['formats', '#', 'name']));
    repeats(formats.map(({ code_number }) => code_number)).forEach(refuse(['formats', '#', 'code_number']));
    repeats(size_cards.map(({ dbf_id }) => dbf_id)).forEach(refuse(['size_cards', '#', 'dbf_id']));
    const owners = classes.flatMap(({ heroes }, index) => heroes.map((hero) => ({ hero, index })));
    for (const place of repeats(owners.map(({ hero }) => hero))) {
      const owner = owners[place];
      if (!owner) continue;
      const message = `英雄编号 ${owner.hero} 重复`;
      context.addIssue({ code: 'custom', path: ['classes', owner.index, 'heroes'], message });
    }
  });

/** The places of values that stood further up already. */
function repeats(values: readonly (string | number)[]): number[] {
  const seen = new Set<string | number>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [index];
    seen.add(value);
    return [];
  });
}

/** `version` counts the changes; 0 is what the site came with. */
export const deckRulesViewSchema = z.object({ version: z.number(), rules: deckRulesSchema });
export type DeckRulesView = z.output<typeof deckRulesViewSchema>;

/** What every open page knows of the rules: names and plate colours. */
export type DeckRulesSummary = {
  version: number;
  classes: { id: string; name: string; color: string | null }[];
  formats: { id: string; name: string }[];
};

export const deckRulesApi = {
  get: endpoint({
    method: 'GET',
    path: '/decks/rules',
    access: 'public',
    summary: '组牌规则：职业、模式与限制',
    data: deckRulesViewSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/deck-rules',
    access: 'admin',
    summary: '修改组牌规则',
    /** `version`: of the rules the change was made on. */
    body: z.strictObject({ version: z.number('请输入数字').int().min(0), rules: deckRulesSchema }),
    data: deckRulesViewSchema,
  }),
};

export const DECK_RULES_ERRORS = {
  deck_rules_changed: [409, '其他管理员刚刚修改了组牌规则，请核对后再保存'],
  deck_class_in_use: [409, '有卡组属于这个职业，不能移除'],
  deck_format_in_use: [409, '有卡组或赛事使用这个模式，不能移除'],
} as const satisfies ErrorTable;
