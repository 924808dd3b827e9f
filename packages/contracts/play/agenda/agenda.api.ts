import { URGENCIES } from '@pailei/domain/agenda/task';
import { CAPTAIN_ACTIONS } from '@pailei/domain/battles/next-action';
import { DUE_KINDS, SERIES_STATUSES, SERIES_STEPS } from '@pailei/domain/series/types';
import { NEXT_ACTIONS } from '@pailei/domain/series/next-action';
import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { endpoint, fileEndpoint, idParams, inArea, isoTime } from '../../http/endpoint.ts';
import { battleSummarySchema } from '../battles/battle-views.ts';
import { nextStepShape } from '../tournaments/next-step-shape.ts';
import { tournamentSummarySchema } from '../tournaments/tournaments.api.ts';

const task = { id: z.string(), urgency: z.enum(URGENCIES), due_at: z.nullable(isoTime) };
const person = z.object({ id: z.string(), username: z.string() });
const score = z.object({ own: z.number(), opponent: z.number() });
/** Where a match belongs: an event, or a battle. */
const place = { tournament_id: z.nullable(z.string()), battle_id: z.nullable(z.string()), place_name: z.string() };

const eventItem = z.object({
  kind: z.literal('event'),
  ...task,
  tournament: tournamentSummarySchema,
  participant_id: z.string(),
  step: nextStepShape,
});

const matchItem = z.object({
  kind: z.literal('match'),
  ...task,
  ...place,
  /** The round's label. */
  label: z.string(),
  side: z.enum(SIDES),
  opponent: person,
  best_of: z.number(),
  score,
  status: z.enum(SERIES_STATUSES),
  step: z.nullable(z.enum(SERIES_STEPS)),
  action: z.enum(NEXT_ACTIONS),
  game_number: z.nullable(z.number()),
  due_kind: z.nullable(z.enum(DUE_KINDS)),
});

const battleItem = z.object({
  kind: z.literal('battle'),
  ...task,
  battle: battleSummarySchema,
  side: z.enum(SIDES),
  action: z.enum(CAPTAIN_ACTIONS),
  board_number: z.nullable(z.number()),
  /** Whether the reader leads the team: then line-up and naming are theirs to do. */
  leads: z.boolean(),
});

export const agendaItemSchema = z.discriminatedUnion('kind', [eventItem, matchItem, battleItem]);
export type AgendaItem = z.output<typeof agendaItemSchema>;
export type AgendaItemOf<Kind extends AgendaItem['kind']> = Extract<AgendaItem, { kind: Kind }>;

/** What one person has to do in everything that they are in, the most pressing first. */
export const agendaSchema = z.object({ items: z.array(agendaItemSchema) });
export type Agenda = z.output<typeof agendaSchema>;

const record = z.object({ won: z.number(), lost: z.number(), drawn: z.number() });

/** An opponent of an event that is played or has just ended, with their record in it as the reader is shown it. */
export const agendaOpponentSchema = z.object({
  tournament_id: z.string(),
  tournament_name: z.string(),
  participant_id: z.string(),
  player: person,
  record,
  /** The matches between the two, the newest first. */
  match_ids: z.array(z.string()),
  may_read_lists: z.boolean(),
});
export type AgendaOpponent = z.output<typeof agendaOpponentSchema>;

export const agendaMatchSchema = z.object({
  match_id: z.string(),
  ...place,
  label: z.string(),
  opponent: person,
  score,
  status: z.enum(SERIES_STATUSES),
  outcome: z.enum(['won', 'lost', 'none']),
  ended_at: isoTime,
  /** Whether something of it waits for a referee. */
  has_case: z.boolean(),
});
export type AgendaMatch = z.output<typeof agendaMatchSchema>;

export const agendaHistorySchema = z.object({
  opponents: z.array(agendaOpponentSchema),
  matches: z.array(agendaMatchSchema),
});
export type AgendaHistory = z.output<typeof agendaHistorySchema>;

const CALENDAR = 'text/calendar; charset=utf-8';

export const agendaApi = inArea('tournaments', {
  get: endpoint({
    method: 'GET',
    path: '/agenda',
    access: 'user',
    summary: '我在所有赛事与团队战中的下一步，最紧要的在前',
    data: agendaSchema,
  }),
  history: endpoint({
    method: 'GET',
    path: '/agenda/history',
    access: 'user',
    summary: '我最近的场次与对手',
    data: agendaHistorySchema,
  }),
  calendar: fileEndpoint({
    method: 'GET',
    path: '/agenda/calendar.ics',
    access: 'user',
    summary: '我的全部赛事的日历文件（iCalendar）',
    media_type: CALENDAR,
  }),
});

/** When an event begins, for any calendar. */
export const eventCalendar = fileEndpoint({
  method: 'GET',
  path: '/solo-tournaments/:id/calendar.ics',
  access: 'public',
  area: 'tournaments',
  summary: '赛事的日历文件（iCalendar）',
  params: idParams,
  media_type: CALENDAR,
});
