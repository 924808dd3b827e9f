import { z } from 'zod';
import { describeTopic, EVERYBODY } from '../../topics/topic-description.ts';
import { battleListTopic } from './battle-list.topic.ts';
import { battleSummarySchema } from './battle-views.ts';

export const battleListDescription = describeTopic(battleListTopic, {
  needsLogin: false,
  isWide: true,
  isKept: false,
  texts: {
    title: '团队战列表',
    who: EVERYBODY,
    snapshot: '{ battles }：进行中、将开始和刚结束的团队战',
    events: { battle_changed: '某场团队战的一行有变，或新增一行：battle；设有延时的团队战，满延时后才有' },
  },
  shapes: {
    snapshot: z.strictObject({ battles: z.array(battleSummarySchema) }),
    events: { battle_changed: z.strictObject({ battle: battleSummarySchema }) },
  },
});
