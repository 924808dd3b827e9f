import { z } from 'zod';
import type { NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';

export const stalledNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event_stalled'), tournament_id: z.string(), tournament_name: z.string() }),
]);

export const STALLED_NOTICES: NoticeDefinitions<z.output<typeof stalledNoticeSchema>> = {
  event_stalled: {
    label: '赛事停滞',
    isUrgent: true,
    right: 'referee',
    text: ({ tournament_id, tournament_name }) => ({
      title: '赛事卡住了',
      text: `「${tournament_name}」的流程停在这一步，每 10 分钟再试一次`,
      link: `/solo-tournaments/${tournament_id}`,
    }),
  },
};
