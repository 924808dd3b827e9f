import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { incidentSchema, sampleSchema, statusSchema } from './status.api.ts';
import { describeTopic, EVERYBODY } from '../../topics/topic-description.ts';
import { statusTopic } from './status.topic.ts';

export const statusDescription = describeTopic(statusTopic, {
  needsLogin: false,
  isWide: true,
  isKept: false,
  texts: {
    title: '系统状态',
    who: EVERYBODY,
    snapshot: '同 GET /api/status',
    events: {
      probed: '一轮检测的结果，每 15 秒一次：slot, at, samples；没有测到的部分不在其中',
      incident_changed: '事件发布、更新、恢复或新增进展：incident',
    },
  },
  shapes: {
    snapshot: statusSchema,
    events: {
      probed: z.strictObject({ slot: z.number(), at: isoTime, samples: z.array(sampleSchema) }),
      incident_changed: z.strictObject({ incident: incidentSchema }),
    },
  },
});
