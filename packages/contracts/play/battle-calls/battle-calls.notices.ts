import { z } from 'zod';
import type { NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';
import { battleLink } from '../matches/battle-link.ts';

/** To the referees, of whom none is of either team. */
export const battleCallNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('referee_called'),
    battle_id: z.string(),
    /** Of the side that calls. */
    team_name: z.string(),
    opponent_name: z.string(),
    board_number: z.nullable(z.number()),
    text: z.string(),
  }),
]);

export const BATTLE_CALL_NOTICES: NoticeDefinitions<z.output<typeof battleCallNoticeSchema>> = {
  referee_called: {
    label: '呼叫裁判',
    isUrgent: true,
    isCall: true,
    right: 'referee',
    text: ({ battle_id, team_name, opponent_name, board_number, text }) => ({
      title: `${team_name} 呼叫裁判`,
      text: `对 ${opponent_name}${board_number === null ? '' : ` 第 ${board_number} 台`}：${text}`,
      link: battleLink(battle_id),
    }),
  },
};
