import { CARD_RARITIES } from '@pailei/domain/decks/card';
import { CURVE_COLUMNS } from '@pailei/domain/decks/summary';
import { DECK_CODE_MAX } from '@pailei/domain/decks/code/deck-code';
import { DECK_NAME_MAX, PASTE_ITEMS_MAX } from '@pailei/domain/decks/paste/paste';
import { DECK_PROBLEMS } from '@pailei/domain/decks/check/check';
import { NOTE_MAX } from '@pailei/domain/text-limits/text-limits';
import { z } from 'zod';
import { endpoint, fileEndpoint, idParams, idSchema, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { lineText, longText, nameText } from '../../http/typed-text.ts';

export const DECKS_MAX = 100;
/** Decks of one paste that are read and offered. */
export const IMPORT_MAX = PASTE_ITEMS_MAX;
/** Numbers of lines without a code that are named. */
export const SKIPPED_LINES_MAX = 20;
/** Characters of one paste. */
export const IMPORT_TEXT_MAX = 100_000;
/** What they take at most in JSON, in which a line break is two characters, and Chinese ones are three bytes. */
const IMPORT_BODY_BYTES = 512 * 1024;
export const ARCHETYPE_MAX = 20;
export const DECK_VISIBILITIES = ['private', 'team', 'public'] as const;
export type DeckVisibility = (typeof DECK_VISIBILITIES)[number];

const nameField = nameText('请输入卡组名称')
  .min(1, '请输入卡组名称')
  .max(DECK_NAME_MAX, `卡组名称最多 ${DECK_NAME_MAX} 个字符`);
const codeField = longText('请输入卡组码').min(1, '请输入卡组码').max(DECK_CODE_MAX, '卡组码过长');
/** Only where it is not known otherwise: of a code whose hero is a skin that the rules do not know. */
export const deckClassField = lineText('请选择职业').max(20, '没有这个职业').optional();
const archetypeField = lineText().max(ARCHETYPE_MAX, `流派最多 ${ARCHETYPE_MAX} 个字符`);
const noteField = longText().max(NOTE_MAX, `备注最多 ${NOTE_MAX} 个字符`);
const visibilityField = z.enum(DECK_VISIBILITIES, { error: '请选择谁可以看到' });

export const newDeckBody = z.strictObject({
  name: nameField,
  code: codeField,
  class: deckClassField,
  archetype: archetypeField.default(''),
  note: noteField.default(''),
  visibility: visibilityField.default('private'),
});

/** `version`: the one that was edited; when another tab saved meanwhile the answer is 409. */
export const changeDeckBody = z.strictObject({
  name: nameField.optional(),
  code: codeField.optional(),
  class: deckClassField,
  archetype: archetypeField.optional(),
  note: noteField.optional(),
  visibility: visibilityField.optional(),
  version: z.number('请输入数字').int().min(1),
});

/** What is not as the rules want it. A deck with an error can't be entered anywhere; a warning is only shown. */
export const deckProblemSchema = z.object({
  code: z.enum(DECK_PROBLEMS),
  severity: z.enum(['error', 'warning']),
  /** The cards that it is about. */
  dbf_ids: z.array(z.number()),
  count: z.nullable(z.number()),
  limit: z.nullable(z.number()),
});

/** A card in a deck; what the catalogue does not know is null and shown by its number. */
export const deckCardSchema = z.object({
  dbf_id: z.number(),
  count: z.number(),
  /** Of a sideboard: the card it belongs to. */
  owner_dbf_id: z.nullable(z.number()),
  name: z.nullable(z.string()),
  cost: z.nullable(z.number()),
  rarity: z.nullable(z.enum(CARD_RARITIES)),
  type: z.nullable(z.string()),
  card_class: z.nullable(z.string()),
  set: z.nullable(z.string()),
});
export type DeckCardView = z.output<typeof deckCardSchema>;

const curve = z.array(z.number()).length(CURVE_COLUMNS);
const tally = z.object({ wins: z.number(), losses: z.number() });

export const deckSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  class: z.string(),
  format: z.string(),
  code: z.string(),
  card_count: z.number(),
  unknown_count: z.number(),
  curve,
  archetype: z.string(),
  visibility: z.enum(DECK_VISIBILITIES),
  version: z.number(),
  problems: z.array(deckProblemSchema),
  /** Games of events, as far as the reader may know that the deck was played in them. */
  games: tally,
  /** Events in progress that hold a frozen copy of this deck. */
  locked_in: z.array(z.object({ tournament_id: z.string(), name: z.string() })),
  created_at: isoTime,
  updated_at: isoTime,
});
export type DeckSummary = z.output<typeof deckSummarySchema>;

export const deckSchema = deckSummarySchema.extend({
  owner: z.object({ id: z.string(), username: z.string() }),
  is_mine: z.boolean(),
  note: z.string(),
  cards: z.array(deckCardSchema),
  sideboard: z.array(deckCardSchema),
  /** By class of the opposing deck, most played first. */
  matchups: z.array(tally.extend({ class: z.string() })),
  /** Mean length of a game; null while there is none. */
  game_seconds: z.nullable(z.number()),
  used_in: z.array(
    tally.extend({ tournament_id: z.string(), name: z.string(), status: z.string(), submitted_at: isoTime }),
  ),
});
export type Deck = z.output<typeof deckSchema>;

export const deckVersionSchema = z.object({
  number: z.number(),
  name: z.string(),
  code: z.string(),
  created_at: isoTime,
  /** Against the version before: cards with the copies that came or (negative) went. */
  changes: z.array(
    z.object({ dbf_id: z.number(), name: z.nullable(z.string()), cost: z.nullable(z.number()), change: z.number() }),
  ),
});
export type DeckVersion = z.output<typeof deckVersionSchema>;

/** One entry of a paste. `line` is where it starts, from 1. */
export const importItemSchema = z.object({
  line: z.number(),
  /** From the paste, else made of the class, numbered where there is one of that name. */
  name: z.string(),
  code: z.string(),
  /** Why it can't be imported, in Chinese; null: it can. */
  error: z.nullable(z.string()),
  /** Null without an error: the class of its hero is unknown, the player has to choose it. */
  class: z.nullable(z.string()),
  format: z.nullable(z.string()),
  card_count: z.number(),
  unknown_count: z.number(),
  curve,
  problems: z.array(deckProblemSchema),
  /** Name of an own deck, or of one further up in the paste, with the same cards. */
  duplicate_of: z.nullable(z.string()),
});
export type ImportItem = z.output<typeof importItemSchema>;

export const DECK_SORTS = ['updated_at', 'created_at', 'name', 'games', 'win_rate'] as const;

export const previewImportBody = z.strictObject({
  text: z.string('请粘贴卡组码').max(IMPORT_TEXT_MAX, `内容过长，最多 ${IMPORT_TEXT_MAX / 1_000} KB`),
});

export const decksApi = {
  list: endpoint({
    method: 'GET',
    path: '/decks',
    access: 'user',
    summary: '我的卡组',
    query: z.strictObject({
      ...pageQuery(20),
      class: lineText().max(20).optional(),
      format: lineText().max(20).optional(),
      /** In name, archetype and note. */
      search: lineText().min(1, '请输入搜索内容').max(40, '搜索内容最多 40 个字符').optional(),
      archetype: lineText().max(ARCHETYPE_MAX).optional(),
      sort_by: z.enum(DECK_SORTS, '排序方式无效').default('updated_at'),
      sort_order: z.enum(['asc', 'desc'], '排序方向无效').default('desc'),
    }),
    data: listOf(deckSummarySchema).extend({
      /** Of all own decks, whatever is filtered. */
      counts: z.array(z.object({ class: z.string(), count: z.number() })),
      archetypes: z.array(z.string()),
      all: z.number(),
      locked: z.number(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/decks',
    access: 'user',
    summary: '新建卡组',
    idempotent: true,
    body: newDeckBody,
    data: deckSchema,
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/decks/import/preview',
    access: 'user',
    summary: '识别粘贴的卡组',
    body_bytes: IMPORT_BODY_BYTES,
    body: previewImportBody,
    data: z.object({
      items: z.array(importItemSchema),
      /** Entries beyond `IMPORT_MAX`, which were not read. */
      left_over: z.number(),
      /** Lines without a code, which were passed over: how many, and the first of their numbers. */
      skipped: z.object({ count: z.number(), lines: z.array(z.number()).max(SKIPPED_LINES_MAX) }),
      /** Decks that may still be saved. */
      room: z.number(),
    }),
  }),
  import: endpoint({
    method: 'POST',
    path: '/decks/import',
    access: 'user',
    summary: '导入卡组',
    idempotent: true,
    body: z.strictObject({
      decks: z
        .array(z.strictObject({ name: nameField, code: codeField, class: deckClassField }))
        .min(1, '请选择要导入的卡组')
        .max(IMPORT_MAX, `一次最多 ${IMPORT_MAX} 副`),
    }),
    data: z.object({ decks: z.array(deckSummarySchema) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/decks/:id',
    access: 'public',
    summary: '卡组详情',
    params: idParams,
    data: deckSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/decks/:id',
    access: 'user',
    summary: '修改卡组',
    params: idParams,
    body: changeDeckBody,
    data: deckSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/decks/:id',
    access: 'user',
    summary: '删除卡组',
    params: idParams,
    data: z.object({ id: idSchema }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/decks/:id/versions',
    access: 'user',
    summary: '卡组的历史版本',
    params: idParams,
    data: z.object({ versions: z.array(deckVersionSchema) }),
  }),
  /** As the game's clipboard writes it. */
  export: fileEndpoint({
    method: 'GET',
    path: '/decks/:id/export',
    access: 'public',
    summary: '导出卡组文本',
    params: idParams,
    media_type: 'text/plain; charset=utf-8',
  }),
  ofPlayer: endpoint({
    method: 'GET',
    path: '/players/:id/decks',
    access: 'public',
    summary: '选手公开的卡组',
    params: idParams,
    query: z.strictObject(pageQuery(20)),
    data: listOf(deckSummarySchema),
  }),
  ofTeam: endpoint({
    method: 'GET',
    path: '/teams/:id/decks',
    access: 'user',
    summary: '战队内共享的卡组',
    params: idParams,
    query: z.object(pageQuery()),
    data: listOf(deckSummarySchema.extend({ owner: z.object({ id: z.string(), username: z.string() }) })),
  }),
};

export const DECK_LIBRARY_ERRORS = {
  deck_limit_reached: [409, `最多保存 ${DECKS_MAX} 副卡组，请先删除不用的`],
  deck_changed: [409, '这副卡组已在别处修改，请刷新后再保存'],
} as const satisfies ErrorTable;
