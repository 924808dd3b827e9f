import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { BATTLE_EVENT_TEXTS } from './battle-event-texts.ts';
import { BATTLE_EVENT_SHAPES } from './battle-events.ts';
import { battleShape } from './battle-shape.ts';
import { battleInfoSchema } from './battle-views.ts';
import { battleTopic } from './battle.topic.ts';

export const battleDescription = describeTopic(battleTopic, {
  needsLogin: false,
  isWide: false,
  isKept: true,
  texts: {
    title: '一场团队战',
    who: '所有人；设有延时的团队战，除双方队员与裁判外都晚到相应的秒数，在那之前话题不存在',
    snapshot: '{ info, battle }：info 同 GET /api/battles/{id}，battle 为 BattleState',
    events: BATTLE_EVENT_TEXTS,
  },
  shapes: { snapshot: z.strictObject({ info: battleInfoSchema, battle: battleShape }), events: BATTLE_EVENT_SHAPES },
});
