import { BATTLE_END_CAUSES, NAMING_KINDS } from '@pailei/domain/battles/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { clockTime, dayAndTime, type NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';
import { battleLink } from '../../http/battle-link.ts';
import { NAMING_NAMES } from './battle-names.ts';

const battle = { battle_id: z.string(), team_name: z.string(), opponent_name: z.string() };

/** Notices to the members of a team about its battle. `team_name` is the reader's own. */
export const battleNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('battle_line_up'), ...battle, due_at: isoTime }),
  z.object({ kind: z.literal('battle_check_in'), ...battle, due_at: isoTime }),
  z.object({
    kind: z.literal('battle_naming'),
    ...battle,
    naming: z.enum(NAMING_KINDS),
    board_number: z.number(),
    due_at: isoTime,
  }),
  z.object({
    kind: z.literal('battle_decided'),
    ...battle,
    /** For the reader. */
    result: z.enum(['won', 'lost', 'draw', 'double_loss', 'cancelled']),
    /** Boards won, the reader's own first. */
    score: z.tuple([z.number(), z.number()]),
    /** Null: cancelled. */
    cause: z.nullable(z.enum(BATTLE_END_CAUSES)),
  }),
]);

type BattleNotice = z.output<typeof battleNoticeSchema>;

const RESULT_TITLES = {
  won: '团队战获胜',
  lost: '团队战落败',
  draw: '团队战战平',
  double_loss: '团队战双方皆负',
  cancelled: '团队战已取消',
} as const;

const meeting = ({ team_name, opponent_name }: BattleNotice) => `${team_name} 对 ${opponent_name}`;

export const BATTLE_NOTICES: NoticeDefinitions<BattleNotice> = {
  battle_line_up: {
    label: '团队战名单',
    isUrgent: true,
    isMailed: true,
    text: (notice) => ({
      title: '请锁定出战名单',
      text: `${meeting(notice)}，${dayAndTime(notice.due_at)} 截止`,
      link: battleLink(notice.battle_id),
    }),
  },
  battle_check_in: {
    label: '团队战签到',
    isUrgent: true,
    isMailed: true,
    text: (notice) => ({
      title: '团队战开放签到',
      text: `${meeting(notice)}，${clockTime(notice.due_at)} 开战`,
      link: battleLink(notice.battle_id),
    }),
  },
  battle_naming: {
    label: '团队战派人',
    isUrgent: true,
    isCall: true,
    isMailed: true,
    text: (notice) => ({
      title: `请派出${NAMING_NAMES[notice.naming]}`,
      text: `${meeting(notice)} 第 ${notice.board_number} 台，${clockTime(notice.due_at)} 前未派人，将按名单顺序出战`,
      link: battleLink(notice.battle_id),
    }),
  },
  battle_decided: {
    label: '团队战结果',
    text: (notice) => ({
      title: RESULT_TITLES[notice.result],
      text: `${meeting(notice)}，${notice.score.join(' : ')}`,
      link: battleLink(notice.battle_id),
    }),
  },
};
