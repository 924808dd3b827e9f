import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { battleCallSchema, battleCallsSchema } from './call-views.ts';
import { battleStaffTopic } from './battle-staff.topic.ts';

export const battleStaffDescription = describeTopic(battleStaffTopic, {
  needsLogin: true,
  isWide: false,
  isKept: true,
  texts: {
    title: '团队战中只有裁判能看的内容',
    who: '裁判与管理员；参战战队的队员除外',
    snapshot: '同 GET /api/battles/{id}/calls',
    events: { call_changed: '有一方呼叫裁判，或呼叫被应答、上交、撤回、处理完毕：call' },
  },
  shapes: { snapshot: battleCallsSchema, events: { call_changed: z.strictObject({ call: battleCallSchema }) } },
});
