import { MAX_DELAY_SECONDS } from '@pailei/contracts/topics/topic';
import {
  HEADS_EVERY_MS,
  MAX_EVENTS_IN_ANSWER,
  STALE_AFTER_MS,
} from '@pailei/live/protocol/messages';

export type LiveMessageDoc = { name: string; summary: string; body: string };

const seconds = (ms: number) => `${ms / 1_000} 秒`;

/** What a follower sends. */
export const CLIENT_MESSAGES: readonly LiveMessageDoc[] = [
  {
    name: 'hello',
    summary: '问候，只在 /feed 上，须是第一条；省略则为匿名',
    body: '{ token?, subs? }：subs 最多 100 项，与 sub 的内容相同，省去一次往返',
  },
  {
    name: 'sub',
    summary: '订阅一个话题',
    body: `{ id?, topic, since?: { epoch, version }, delay?, fetches? }：since 为已有的位置；delay 为延时秒数，只能增加，向上取 5 的倍数，最多 ${MAX_DELAY_SECONDS}；fetches 为 true 时，快照由 GET /api/topics/:topic 自取，答复中没有 snapshot`,
  },
  { name: 'unsub', summary: '退订', body: '{ topic }' },
  { name: 'ping', summary: '探活，以 pong 回答', body: '{}' },
];

/** What the hub sends. */
export const HUB_MESSAGES: readonly LiveMessageDoc[] = [
  {
    name: 'sub',
    summary: '订阅的结果',
    body: `成功：{ ok: true, topic, epoch, version, delay, snapshot?, events }，有 snapshot 则从它重新开始，缺少的事件不超过 ${MAX_EVENTS_IN_ANSWER} 个时只补事件；失败：{ ok: false, topic, code, message }；code 为 snapshot_needed 时另有 epoch 与 version，带 at_least=version 重取快照后再订阅`,
  },
  {
    name: 'ev',
    summary: '话题的下一批事件',
    body: '{ topic, epoch, events: [{ v, t, p, at }] }：v 逐一递增，t 为类型，p 为内容，at 为写入时间；已有的丢弃，有缺口则带 since 重新订阅',
  },
  {
    name: 'heads',
    summary: `每 ${seconds(HEADS_EVERY_MS)}一次：各话题在数据库中的版本`,
    body: `{ now, age, epoch, heads: { topic: version } }：比自己的新则带 since 重新订阅；超过 ${seconds(STALE_AFTER_MS)}没有收到，应提示数据可能延迟`,
  },
  { name: 'reset', summary: '话题的历史被替换，不带 since 重新订阅', body: '{ topic }' },
  { name: 'gone', summary: '订阅的权限已经结束', body: '{ topic, code, message }' },
  {
    name: 'bye',
    summary: '连接即将关闭',
    body: '{ code }：unauthorized（换一个 token 再来）、slow_reader（读得太慢，带 since 再来）、restart（稍后再来）',
  },
  { name: 'pong', summary: '回答 ping', body: '{}' },
];
