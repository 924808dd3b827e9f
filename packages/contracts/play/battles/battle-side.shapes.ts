import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { battleCallSchema } from '../referee-calls/call-views.ts';
import { battleSideTopic } from './battle-side.topic.ts';
import { battleSideSchema, lineUpDraftSchema, namedPlayerSchema } from './battle-views.ts';
import { lineUpShape } from './line-up-shape.ts';

export const battleSideDescription = describeTopic(battleSideTopic, {
  needsLogin: true,
  isWide: false,
  isKept: true,
  texts: {
    title: '团队战中只有一方能看的内容',
    who: '该方战队的队员',
    snapshot: '同 GET /api/battles/{id}/side',
    events: {
      draft_saved: '名单草稿已保存：draft',
      line_up_kept: '名单已锁定，或换人后有变：line_up',
      player_named: '队长已派人，尚未公开：board_number, account_id',
      call_changed: '我方呼叫裁判，或呼叫被应答、处理完毕：call',
    },
  },
  shapes: {
    snapshot: battleSideSchema,
    events: {
      draft_saved: z.strictObject({ draft: lineUpDraftSchema }),
      line_up_kept: z.strictObject({ line_up: lineUpShape }),
      player_named: namedPlayerSchema,
      call_changed: z.strictObject({ call: battleCallSchema }),
    },
  },
});
