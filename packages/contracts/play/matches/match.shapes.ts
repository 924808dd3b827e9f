import { z } from 'zod';
import { matchInfoSchema } from './matches.api.ts';
import { SERIES_EVENT_SHAPES } from './series-events.ts';
import { seriesShape } from './series-shape.ts';
import { describeTopic } from '../../topics/topic-description.ts';
import { SERIES_EVENT_TEXTS } from './series-event-texts.ts';
import { matchTopic } from './match.topic.ts';

export const matchDescription = describeTopic(matchTopic, {
  needsLogin: false,
  isWide: false,
  isKept: true,
  texts: {
    title: '一个场次',
    who: '所有人；设有延时的赛事，除选手双方与裁判外都晚到相应的秒数，在那之前话题不存在',
    snapshot: '{ info, series }：info 同 GET /api/matches/{id}，series 为 SeriesState',
    events: SERIES_EVENT_TEXTS,
  },
  shapes: { snapshot: z.strictObject({ info: matchInfoSchema, series: seriesShape }), events: SERIES_EVENT_SHAPES },
});
