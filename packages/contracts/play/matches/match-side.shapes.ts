import { z } from 'zod';
import { matchCallSchema } from '../referee-calls/call-views.ts';
import { matchSideSchema } from './matches.api.ts';
import { describeTopic } from '../../topics/topic-description.ts';
import { matchSideTopic } from './match-side.topic.ts';

export const matchSideDescription = describeTopic(matchSideTopic, {
  needsLogin: true,
  isWide: false,
  isKept: true,
  texts: {
    title: '场次中只有一方能看的内容',
    who: '该方选手本人',
    snapshot: '同 GET /api/matches/{id}/side',
    events: { choice_locked: '己方已提交的选择：kind, game_number, slots', call_changed: '己方对裁判的呼叫有变：call' },
  },
  shapes: {
    snapshot: matchSideSchema,
    events: {
      choice_locked: matchSideSchema.shape.choices.element,
      call_changed: z.strictObject({ call: matchCallSchema }),
    },
  },
});
