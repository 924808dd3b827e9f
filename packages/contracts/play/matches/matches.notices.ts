import { CASE_KINDS, WHOLE_MATCH } from '@pailei/domain/series/cases';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { battleLink } from '../../http/battle-link.ts';
import { MATCH_DECIDED_CAUSES, matchDecidedText } from './match-decided-text.ts';
import { clockTime, panelLink, type NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';

const match = {
  match_id: z.string(),
  /** Null: a board of a battle that belongs to no event. */
  tournament_id: z.nullable(z.string()),
  battle_id: z.string().optional(),
  tournament_name: z.string(),
  opponent_name: z.string(),
};

/** Notices to players about their match. */
export const matchNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match_ready'), ...match, label: z.string(), due_at: z.nullable(isoTime) }),
  z.object({
    kind: z.literal('opponent_reported'),
    ...match,
    game_number: z.number(),
    /** As the reader would have it. */
    result: z.enum(['won', 'lost', 'draw']),
  }),
  z.object({
    kind: z.literal('dispute_ruled'),
    ...match,
    game_number: z.number(),
    /** For the reader. */
    result: z.enum(['won', 'lost', 'draw', 'voided']),
    reason: z.string(),
  }),
  z.object({ kind: z.literal('ruling_undone'), ...match, reason: z.string() }),
  z.object({
    kind: z.literal('score_corrected'),
    ...match,
    result: z.enum(['won', 'lost']),
    /** Wins of the reader and of the opponent. */
    own: z.number(),
    other: z.number(),
    /** The reader's new place in the event; missing: it is as before, or open. */
    place: z.number().optional(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('match_decided'),
    ...match,
    /** The game that was decided; null: the whole match. */
    game_number: z.nullable(z.number()),
    /** For the reader. */
    result: z.enum(['won', 'lost', 'double_loss']),
    cause: z.enum(MATCH_DECIDED_CAUSES),
  }),
]);

type Place = Pick<z.output<typeof matchNoticeSchema>, 'match_id' | 'tournament_id' | 'battle_id'>;

/** Where its player plays it. */
function matchLink({ match_id, tournament_id, battle_id }: Place): string {
  if (battle_id !== undefined) return `${battleLink(battle_id)}&match=${match_id}`;
  return tournament_id === null ? '/notifications' : panelLink(tournament_id);
}

const RESULT_TEXTS = { won: '你获胜', lost: '你落败', draw: '平局' } as const;
const RULING_TEXTS = { won: '判你获胜', lost: '判你落败', draw: '判为平局', voided: '作废' } as const;

export const MATCH_NOTICES: NoticeDefinitions<z.output<typeof matchNoticeSchema>> = {
  match_ready: {
    label: '场次就绪',
    isUrgent: true,
    isCall: true,
    isMailed: true,
    text({ opponent_name, tournament_name, label, due_at, ...notice }) {
      const until = due_at === null ? '请就位' : `请在 ${clockTime(due_at)} 前就位`;
      return {
        title: `轮到你了，对阵 ${opponent_name}`,
        text: `「${tournament_name}」${label}，${until}`,
        link: matchLink(notice),
      };
    },
  },
  opponent_reported: {
    label: '对手上报',
    isUrgent: true,
    text: ({ game_number, opponent_name, result, ...notice }) => ({
      title: '对手已上报结果',
      text: `第 ${game_number} 局：${opponent_name} 上报${RESULT_TEXTS[result]}，请确认`,
      link: matchLink(notice),
    }),
  },
  dispute_ruled: {
    label: '裁判裁定',
    isUrgent: true,
    text: ({ game_number, result, reason, ...notice }) => ({
      title: '裁判已裁定',
      text: `第 ${game_number} 局${RULING_TEXTS[result]}：${reason}`,
      link: matchLink(notice),
    }),
  },
  ruling_undone: {
    label: '裁定撤销',
    isUrgent: true,
    text: ({ opponent_name, reason, ...notice }) => ({
      title: '裁判撤销了裁定',
      text: `对阵 ${opponent_name}，恢复到裁定之前：${reason}`,
      link: matchLink(notice),
    }),
  },
  score_corrected: {
    label: '比分更正',
    isUrgent: true,
    text: ({ opponent_name, tournament_name, result, own, other, place, reason, ...notice }) => ({
      title: `比分更正为 ${own}:${other}，${RESULT_TEXTS[result]}`,
      text: `「${tournament_name}」对阵 ${opponent_name}${place === undefined ? '' : `，名次更正为第 ${place} 名`}：${reason}`,
      link: matchLink(notice),
    }),
  },
  match_decided: {
    label: '未打完的判定',
    isUrgent: true,
    text: (notice) => ({ ...matchDecidedText(notice), link: matchLink(notice) }),
  },
};

/** Notices to referees about a match. */
export const caseNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('case_opened'),
    match_id: z.string(),
    tournament_id: z.nullable(z.string()),
    battle_id: z.string().optional(),
    tournament_name: z.string(),
    label: z.string(),
    table: z.number(),
    case: z.enum(CASE_KINDS),
    /** 0: of the whole match. */
    game_number: z.number(),
    a_name: z.string(),
    b_name: z.string(),
  }),
]);

const CASE_TITLES = {
  dispute: '有争议等待裁定',
  objection: '有异议等待处理',
  absence: '有选手缺席，可能没有收到通知',
} as const satisfies Record<(typeof CASE_KINDS)[number], string>;

export const CASE_NOTICES: NoticeDefinitions<z.output<typeof caseNoticeSchema>> = {
  case_opened: {
    label: '待裁',
    isUrgent: true,
    isCall: true,
    right: 'referee',
    text: ({ label, table, game_number, a_name, b_name, ...notice }) => ({
      title: CASE_TITLES[notice.case],
      text: `「${notice.tournament_name}」${label}${notice.battle_id === undefined ? ` 第 ${table} 桌` : ''}，${a_name} 对 ${b_name}${game_number === WHOLE_MATCH ? '' : `，第 ${game_number} 局`}`,
      link: `/referee?match=${notice.match_id}`,
    }),
  },
};
