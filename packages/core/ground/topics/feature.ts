import type { Db } from '@pailei/db/client';
import { trimLog } from '@pailei/live/log';
import type { Feature } from '../features/feature.ts';
import { createTopicHeads } from '../reads/topic-heads.ts';
import { canaryTopicDefinition } from './canary.serve.ts';

export const topicsFeature = {
  name: 'topics',
  headings: { topics: { name: '实时协议', about: '话题的快照。之后的变化由实时协议（/api/docs/live）送达。' } },
  services: { topicHeads: ({ db }: { db: Db }) => createTopicHeads(db) },
  topics: [canaryTopicDefinition],
  trims: [trimLog],
} as const satisfies Feature;
