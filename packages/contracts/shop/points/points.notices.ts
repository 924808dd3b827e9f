import { z } from 'zod';
import type { NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';
import { groupedPoints, POINTS_KIND_TEXTS, POINTS_KINDS, signedPoints } from './points-text.ts';

export const pointsNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('points_changed'),
    amount: z.number(),
    balance: z.number(),
    reason: z.enum(POINTS_KINDS),
    note: z.string(),
    /** The event that they came from, or went back to. */
    tournament_id: z.string().optional(),
  }),
]);

export const POINTS_NOTICES: NoticeDefinitions<z.output<typeof pointsNoticeSchema>> = {
  points_changed: {
    label: '积分变动',
    text: ({ amount, balance, reason, note, tournament_id }) => ({
      title: `积分 ${signedPoints(amount)}`,
      text: `${note || POINTS_KIND_TEXTS[reason]}，余额 ${groupedPoints(balance)}`,
      link: tournament_id === undefined ? '/profile?tab=points' : `/solo-tournaments/${tournament_id}`,
    }),
  },
};
