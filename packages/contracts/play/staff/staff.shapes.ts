import { z } from 'zod';
import { matchClaimSchema } from '../referee-calls/call-views.ts';
import {
  answeredCallSchema,
  callCaseSchema,
  matchCallCaseSchema,
  openDraftSchema,
  staffCaseSchema,
  stalledEventSchema,
} from './staff-shapes.ts';
import { describeTopic } from '../../topics/topic-description.ts';
import { staffTopic } from './staff.topic.ts';

export const staffDescription = describeTopic(staffTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: '待裁与停滞的赛事',
    who: '裁判与管理员',
    snapshot:
      '{ cases, stalled, drafts, claims }：等待裁判的争议、异议、没有通知到的缺席、选手与团队战的呼叫、被举报的消息与到期没有赛果的联赛对阵，最早的在前；卡住的赛事；等待公布对阵的赛事（不含对阵本身）；各场由哪位裁判接手',
    events: {
      case_opened:
        '新的争议、异议、没有通知到的缺席，选手或团队战的一方呼叫裁判，有消息被举报，或联赛对阵到期没有赛果：case',
      case_closed: '争议、异议或缺席已处理，或不再需要处理：match_id, game_number（0 为整场）',
      call_answered: '有裁判应答了呼叫：call_id, answered_by',
      call_closed: '呼叫已处理完毕：call_id',
      battle_call_changed: '团队战的呼叫已上交主裁：case',
      chat_report_closed: '举报已处理完毕：report_id',
      league_case_closed: '到期没有赛果的联赛对阵已结束：week_id',
      match_call_changed: '选手的呼叫有裁判接手，或已上交主裁：case',
      match_claimed: '有裁判接手一场：claim',
      match_released: '接手的一场已交出或已结束：match_id',
      event_stalled: '赛事卡住了，流程停在这一步：event',
      event_resumed: '停下的赛事已继续：tournament_id',
      round_draft_changed: '有一轮的对阵等待公布，或草案有变：draft（不含对阵本身）',
      round_draft_closed: '对阵已公布，或不再等待：tournament_id',
    },
  },
  shapes: {
    snapshot: z.strictObject({
      cases: z.array(staffCaseSchema),
      stalled: z.array(stalledEventSchema),
      drafts: z.array(openDraftSchema),
      claims: z.array(matchClaimSchema).optional(),
    }),
    events: {
      case_opened: z.strictObject({ case: staffCaseSchema }),
      case_closed: z.strictObject({ match_id: z.string(), game_number: z.number() }),
      call_answered: answeredCallSchema,
      call_closed: z.strictObject({ call_id: z.string() }),
      battle_call_changed: z.strictObject({ case: callCaseSchema }),
      chat_report_closed: z.strictObject({ report_id: z.string() }),
      league_case_closed: z.strictObject({ week_id: z.string() }),
      match_call_changed: z.strictObject({ case: matchCallCaseSchema }),
      match_claimed: z.strictObject({ claim: matchClaimSchema }),
      match_released: z.strictObject({ match_id: z.string() }),
      event_stalled: z.strictObject({ event: stalledEventSchema }),
      event_resumed: z.strictObject({ tournament_id: z.string() }),
      round_draft_changed: z.strictObject({ draft: openDraftSchema }),
      round_draft_closed: z.strictObject({ tournament_id: z.string() }),
    },
  },
});
