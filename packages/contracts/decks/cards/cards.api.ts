import { CARD_NUMBER_MAX, CARD_RARITIES } from '@pailei/domain/decks/card';
import { CURVE_COLUMNS } from '@pailei/domain/decks/summary';
import { z } from 'zod';
import { endpoint, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { JOB_STATUSES } from '../../ground/job-progress/job-progress.topic.ts';
import { CARD_NUMBERS_MAX } from './card-limits.ts';
import { lineText } from '../../http/typed-text.ts';

export const CARD_FILE_MAX_BYTES = 32 * 1024 * 1024;
/** Mana that a search may ask for; the most means that much and more, like the curve's last column. */
export const SEARCHED_COST_MAX = CURVE_COLUMNS - 1;
const searchedCostText = `费用为 0 到 ${SEARCHED_COST_MAX}`;

export const cardSchema = z.object({
  dbf_id: z.number(),
  name: z.string(),
  cost: z.number(),
  rarity: z.enum(CARD_RARITIES),
  type: z.string(),
  card_class: z.string(),
  classes: z.array(z.string()),
  set: z.string(),
});
export type Card = z.output<typeof cardSchema>;

export const CARD_IMPORT_SOURCES = ['file', 'url', 'nightly', 'command'] as const;
export type CardImportSource = (typeof CARD_IMPORT_SOURCES)[number];

export const CARD_SOURCE_NAMES: Readonly<Record<CardImportSource, string>> = {
  file: '文件',
  url: '网址',
  nightly: '每日',
  command: '命令行',
};

/** One run of the importer. Counts are of entries of the file; `error` says in Chinese why a run failed. */
export const cardImportSchema = z.object({
  id: z.string(),
  source: z.enum(CARD_IMPORT_SOURCES),
  url: z.nullable(z.string()),
  status: z.enum(JOB_STATUSES).exclude(['stopped']),
  /** 0 until the file is read. */
  total: z.number(),
  done: z.number(),
  added: z.number(),
  changed: z.number(),
  /** Entries that are no card, or repeat the number of one: left out. */
  skipped: z.number(),
  error: z.nullable(z.string()),
  started_by: z.nullable(z.string()),
  created_at: isoTime,
  finished_at: z.nullable(isoTime),
});
export type CardImport = z.output<typeof cardImportSchema>;

const word = (most: number) => z.string().regex(new RegExp(`^[A-Z][A-Z0-9_]{0,${most - 1}}$`));

/** One entry of a catalogue file, with the names of HearthstoneJSON's `cards.collectible.json`. */
export const cardEntrySchema = z
  .object({
    dbfId: z.int().min(1).max(CARD_NUMBER_MAX),
    // What PostgreSQL cannot hold, or would break a line of a list, makes no name.
    name: z
      .string()
      .min(1)
      .max(60)
      .refine((name) => name.trim() !== '' && name.isWellFormed() && !/\p{Cc}/u.test(name)),
    cost: z.int().min(0).max(99).default(0),
    rarity: z.enum(CARD_RARITIES).default('FREE'),
    type: word(20),
    cardClass: word(40),
    classes: z.array(word(40)).min(1).max(20).optional(),
    set: word(40),
    /** Only files that hold all cards say it. */
    collectible: z.boolean().optional(),
  })
  .transform(({ dbfId, name, cardClass, classes, ...rest }) => ({
    ...rest,
    dbf_id: dbfId,
    name: name.trim(),
    card_class: cardClass,
    classes: classes ?? [cardClass],
  }));

const cataloguePlace = z.url({ protocol: /^https$/, error: '请输入 https 地址' }).max(500, '地址最多 500 个字符');

const numberList = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, '卡牌编号无效')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= CARD_NUMBERS_MAX, `一次最多 ${CARD_NUMBERS_MAX} 张`);

export const CARD_FILE_REFUSALS = {
  missing: '请选择文件',
  too_large: '文件不能超过 32 MB',
  too_many: '一次只能导入一个文件',
} as const;

/** Why a file that came whole is no catalogue, or could not be had. */
export const CARD_FILE_TEXTS = {
  not_a_list: '文件不是卡牌目录：应为 JSON 数组，每项含 dbfId、name、type、cardClass、set',
  broken: '文件不是有效的 JSON',
  cut_off: '文件不完整，可能没有下载完',
  no_cards: '文件里没有可用的卡牌',
  unreachable: '无法访问这个地址',
  refused: '这个地址不在公网上，或不是 https，已拒绝访问',
  too_large: '文件超过 32 MB',
  too_many: '文件超过 5 万项',
  gave_up: '多次尝试都没有完成，请稍后再导入',
} as const;
export type CardFileProblem = keyof typeof CARD_FILE_TEXTS;

export const importUrlBody = z.strictObject({ url: cataloguePlace });

export const cardSourceBody = z.strictObject({
  refresh_url: z.union([z.literal(''), cataloguePlace], '请输入 https 地址，或留空'),
});

export const cardsApi = {
  search: endpoint({
    method: 'GET',
    path: '/cards',
    access: 'public',
    summary: '查找卡牌',
    query: z.strictObject({
      ...pageQuery(40),
      search: lineText().max(40, '搜索内容最多 40 个字符').optional(),
      /** Cards that a deck of this class may hold: its own and the neutral ones. */
      class: lineText().max(20, '筛选条件过长').optional(),
      /** Only the class's own cards, or only the neutral ones. */
      group: z.enum(['class', 'neutral'], '分组无效').optional(),
      format: lineText().max(20, '筛选条件过长').optional(),
      cost: z.coerce
        .number('请输入数字')
        .int('请输入整数')
        .min(0, searchedCostText)
        .max(SEARCHED_COST_MAX, searchedCostText)
        .optional(),
      rarity: z.enum(CARD_RARITIES, '稀有度无效').optional(),
      type: lineText().max(20, '筛选条件过长').optional(),
    }),
    data: listOf(cardSchema),
  }),
  byNumber: endpoint({
    method: 'GET',
    path: '/cards/by-number',
    access: 'public',
    summary: '按编号取卡牌',
    query: z.strictObject({ ids: numberList }),
    data: z.object({ cards: z.array(cardSchema) }),
  }),

  catalogue: endpoint({
    method: 'GET',
    path: '/admin/cards',
    access: 'admin',
    summary: '卡牌目录概况',
    data: z.object({
      total: z.number(),
      /** The catalogue that came with the site is still all there is. */
      is_sample: z.boolean(),
      sets: z.array(z.object({ set: z.string(), count: z.number() })),
      /** Newest first. */
      imports: z.array(cardImportSchema),
      refresh_url: z.string(),
      refreshed_at: z.nullable(isoTime),
    }),
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/admin/cards/imports/file',
    access: 'admin',
    summary: '从文件导入卡牌目录',
    upload: { field: 'file', max_bytes: CARD_FILE_MAX_BYTES, refusals: CARD_FILE_REFUSALS },
    data: cardImportSchema,
  }),
  importUrl: endpoint({
    method: 'POST',
    path: '/admin/cards/imports/url',
    access: 'admin',
    summary: '从网址导入卡牌目录',
    body: importUrlBody,
    data: cardImportSchema,
  }),
  setSource: endpoint({
    method: 'PUT',
    path: '/admin/cards/source',
    access: 'admin',
    summary: '设置每晚更新卡牌目录的地址',
    /** Empty: it is not refreshed. */
    body: cardSourceBody,
    data: z.object({ refresh_url: z.string() }),
  }),
};

export const CARD_ERRORS = {
  card_import_running: [409, '已有导入正在进行，请等它结束'],
  card_file_invalid: [422, CARD_FILE_TEXTS.not_a_list],
} as const satisfies ErrorTable;
