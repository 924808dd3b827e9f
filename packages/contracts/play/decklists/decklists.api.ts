import { DECKLIST_POLICIES } from '@pailei/domain/tournament/decklists/decklist-policies';
import { z } from 'zod';
import { deckCardSchema } from '../../decks/decks/decks.api.ts';
import { endpoint, fileEndpoint, idParams, idSchema, inArea, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { submittedDeckSchema } from '../../decks/decks/submitted-deck.ts';
import { lineText } from '../../http/typed-text.ts';

/** When a reader sees the lists of an event, and whether that is now. */
export const decklistAccessSchema = z.object({
  decklists: z.enum(DECKLIST_POLICIES),
  /** Index of the stage, with `open_from_stage` alone. */
  open_from_stage: z.nullable(z.number()),
  is_open: z.boolean(),
  /** While closed: when they open, in words. */
  message: z.nullable(z.string()),
});
export type DecklistAccess = z.output<typeof decklistAccessSchema>;

/** One entrant with the decks that they brought. */
export const entrantDecksSchema = z.object({
  participant_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  /** In the last bracket that they reached. */
  seed: z.nullable(z.number()),
  /** Once the event is over. */
  place: z.nullable(z.number()),
  place_to: z.nullable(z.number()),
  decks: z.array(submittedDeckSchema),
});
export type EntrantDecks = z.output<typeof entrantDecksSchema>;

/** A submitted deck with all of its cards. */
export const fullDecklistSchema = submittedDeckSchema.extend({
  card_count: z.number(),
  cards: z.array(deckCardSchema),
  sideboard: z.array(deckCardSchema),
});
export type FullDecklist = z.output<typeof fullDecklistSchema>;

const record = { wins: z.number(), losses: z.number(), mirrors: z.number() };

export const fieldStatisticsSchema = z.object({
  players: z.number(),
  decks: z.number(),
  /** Played out with a winner: draws, awarded and voided games say nothing of decks. */
  games: z.number(),
  /** Most brought first. */
  classes: z.array(
    z.object({
      class: z.string(),
      decks: z.number(),
      /** Of all decks, 0 … 1. */
      share: z.number(),
      banned: z.number(),
      bannable: z.number(),
      ...record,
    }),
  ),
  archetypes: z.array(z.object({ class: z.string(), label: z.string(), decks: z.number(), ...record })),
  /** Every pair that met, from both sides; `wins` is null in a mirror. */
  matchups: z.array(
    z.object({ class: z.string(), opponent: z.string(), games: z.number(), wins: z.nullable(z.number()) }),
  ),
});
export type FieldStatisticsView = z.output<typeof fieldStatisticsSchema>;

const ROOT = '/solo-tournaments/:id';

export const tournamentDecksApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: `${ROOT}/decklists`,
    access: 'public',
    scope: 'decklists:read',
    summary: '参赛卡组：可以查看的选手与卡组',
    params: idParams,
    query: z.strictObject({
      ...pageQuery(20),
      /** Only entrants with a deck of this class. */
      class: lineText().max(20).optional(),
      /** In the names of entrants and decks. */
      search: lineText().min(1, '请输入搜索内容').max(40, '搜索内容最多 40 个字符').optional(),
    }),
    data: decklistAccessSchema.extend({
      items: z.array(entrantDecksSchema),
      total: z.number(),
      skip: z.number(),
      limit: z.number(),
      /** Decks of each class, whatever is filtered. */
      counts: z.array(z.object({ class: z.string(), count: z.number() })),
    }),
  }),
  ofEntrant: endpoint({
    method: 'GET',
    path: `${ROOT}/decklists/:participant_id`,
    access: 'public',
    scope: 'decklists:read',
    summary: '一名选手参赛卡组的卡牌',
    params: z.object({ id: idSchema, participant_id: idSchema }),
    errors: [403],
    data: z.object({ decks: z.array(fullDecklistSchema) }),
  }),
  statistics: endpoint({
    method: 'GET',
    path: `${ROOT}/statistics`,
    access: 'public',
    scope: 'decklists:read',
    summary: '赛事数据：职业占比、禁用率、胜率与对阵',
    params: idParams,
    data: decklistAccessSchema.extend({ statistics: z.nullable(fieldStatisticsSchema) }),
  }),
  ofMatch: endpoint({
    method: 'GET',
    path: '/matches/:id/decklists',
    access: 'public',
    scope: 'decklists:read',
    summary: '场次双方卡组的卡牌',
    params: idParams,
    /** A side that the reader may not read is null. */
    data: decklistAccessSchema.extend({
      a: z.nullable(z.array(fullDecklistSchema)),
      b: z.nullable(z.array(fullDecklistSchema)),
    }),
  }),
});

/** A side's line-up with all cards. The decks of a relay belong to the team: their owner is null. */
const battleSideLists = z.array(
  z.object({
    player: z.nullable(z.object({ account_id: z.string(), name: z.string() })),
    decks: z.array(fullDecklistSchema),
  }),
);
export type BattleSideLists = z.output<typeof battleSideLists>;

export const battleDecksApi = inArea('tournaments', {
  ofBattle: endpoint({
    method: 'GET',
    path: '/battles/:id/decklists',
    access: 'public',
    summary: '团队战双方名单中的卡组；结束后由双方队长各自决定是否公开',
    params: idParams,
    /** A side that the reader may not read is null. */
    data: z.object({ a: z.nullable(battleSideLists), b: z.nullable(battleSideLists) }),
  }),
});

const exported = {
  method: 'GET',
  access: 'public',
  scope: 'exports:read',
  area: 'tournaments',
  params: idParams,
  errors: [403],
} as const;

/** All lists of an event for a spreadsheet, or for a program. */
export const decklistsCsv = fileEndpoint({
  ...exported,
  path: `${ROOT}/decklists.csv`,
  summary: '导出参赛卡组（CSV）',
  media_type: 'text/csv; charset=utf-8',
});
export const decklistsJson = fileEndpoint({
  ...exported,
  path: `${ROOT}/decklists.json`,
  summary: '导出参赛卡组（JSON）',
  media_type: 'application/json; charset=utf-8',
});

export const EVENT_DECK_ERRORS = {
  deck_illegal: [422, '卡组不符合赛事要求'],
  deck_format_unknown: [422, '现行规则中没有这个模式'],
  lists_closed: [403, '卡组尚未公开'],
  decks_changed_too_much: [422, '开赛后只能更正卡牌：卡组的数量和每副的职业不能改变'],
} as const satisfies ErrorTable;
