import { z } from 'zod';
import { auditRowSchema } from '../audit/audit.api.ts';
import { endpoint, isoTime } from '../../http/endpoint.ts';

export const DASHBOARD_DAYS = 14;

const daySchema = z.object({
  /** `2026-11-20`, a day in Shanghai. */
  day: z.string(),
  registrations: z.number(),
  matches: z.number(),
});
export type DashboardDay = z.output<typeof daySchema>;

const disputeSchema = z.object({
  match_id: z.string(),
  tournament_id: z.nullable(z.string()),
  /** Null: it is no board of a battle. */
  battle_id: z.nullable(z.string()),
  tournament_name: z.string(),
  label: z.string(),
  table_number: z.number(),
  players: z.tuple([z.string(), z.string()]),
  disputed_at: isoTime,
});

const runningTournamentSchema = z.object({
  id: z.string(),
  name: z.string(),
  round: z.nullable(z.number()),
  round_count: z.nullable(z.number()),
  matches_over: z.number(),
  matches_all: z.number(),
  disputes: z.number(),
  started_at: z.nullable(isoTime),
});
export type RunningTournament = z.output<typeof runningTournamentSchema>;

export const dashboardApi = {
  get: endpoint({
    method: 'GET',
    path: '/admin/dashboard',
    access: 'admin',
    summary: '后台总览',
    data: z.object({
      /** The last 14 days, today last. */
      days: z.array(daySchema),
      /** The longest waiting first, at most 10. */
      disputes: z.array(disputeSchema),
      /** The newest first, at most 10. */
      tournaments: z.array(runningTournamentSchema),
      /** Staff may still log in with a password alone. */
      recommends_second_factor: z.boolean(),
      /** The newest 8. */
      audit: z.array(auditRowSchema),
    }),
  }),
};
