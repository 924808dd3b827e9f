import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { MAX_DELAY_SECONDS } from './topic.ts';

const LONGEST_TOPIC = 200;

export const topicSnapshotsApi = {
  get: endpoint({
    method: 'GET',
    path: '/topics/:topic',
    access: 'public',
    area: 'always',
    summary: '话题的快照：此刻的内容与它在历史中的位置，之后带这个位置订阅实时协议的 sub',
    errors: [401, 403, 404],
    params: z.object({ topic: z.string().min(1, '请填写话题').max(LONGEST_TOPIC, '话题过长') }),
    query: z.object({
      delay: z.coerce
        .number('请输入数字')
        .int('请输入整数')
        .min(0, '不能小于 0')
        .max(MAX_DELAY_SECONDS, `不能大于 ${MAX_DELAY_SECONDS}`)
        .default(0)
        .describe('延时秒数，只能增加，向上取 5 的倍数'),
      at_least: z.coerce
        .number('请输入数字')
        .int('请输入整数')
        .min(0, '不能小于 0')
        .default(0)
        .describe('snapshot_needed 所说的版本；更早的快照不会给出'),
    }),
    data: z.object({
      topic: z.string(),
      epoch: z.string().describe('历史的编号，恢复备份后改变'),
      version: z.number().describe('快照所在的版本'),
      delay: z.number().describe('实际的延时秒数'),
      state: z.nullable(z.record(z.string(), z.unknown())).describe('内容，格式见实时协议中这个话题的 snapshot'),
    }),
  }),
};
