import { z } from 'zod';
import { describeTopic, EVERYBODY } from '../../topics/topic-description.ts';
import { canaryTopic } from './canary.topic.ts';

export const canaryDescription = describeTopic(canaryTopic, {
  needsLogin: false,
  isWide: true,
  isKept: false,
  texts: {
    title: '通道自检',
    who: EVERYBODY,
    snapshot: '空',
    events: { canary_sent: '后台进程每 5 秒发出一次，用来测量从写入到送达的时间：from' },
  },
  shapes: { snapshot: z.strictObject({}), events: { canary_sent: z.strictObject({ from: z.string() }) } },
});
