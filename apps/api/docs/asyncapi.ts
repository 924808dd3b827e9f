import { SHAPES } from '@pailei/contracts/shapes';
import { TOPIC_DOCS } from '@pailei/core/topics';
import type { TopicDoc } from '@pailei/core/topics';
import { z } from 'zod';
import { CLIENT_MESSAGES, HUB_MESSAGES } from './live-messages.ts';
import type { LiveMessageDoc } from './live-messages.ts';

const CONTROL = 'control';

/** The live protocol for machines (AsyncAPI 3): the messages of the connection, and each topic with its events. */
export function asyncApiDocument(publicUrl: string): object {
  const { protocol, host } = new URL(publicUrl);
  const socket = protocol === 'https:' ? 'wss' : 'ws';
  const topics = Object.fromEntries(TOPIC_DOCS.map((doc) => [doc.kind, topicChannel(doc)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: '牌擂实时协议',
      version: '1',
      description: `订阅话题：先得到快照，再得到其后的每一个事件。可读的版本：${publicUrl}/api/docs/live`,
    },
    defaultContentType: 'application/json',
    servers: {
      feed: { host, protocol: socket, pathname: '/feed', description: '普通 WebSocket：叠加层与机器人' },
      socketio: { host, protocol: socket, pathname: '/socket.io/', description: 'Socket.IO（仅 WebSocket）：网页' },
    },
    channels: { [CONTROL]: controlChannel(), ...topics },
    operations: {
      ask: operation('receive', CONTROL, '连接者发给服务器的消息'),
      tell: operation('send', CONTROL, '服务器发给连接者的消息'),
      ...Object.fromEntries(TOPIC_DOCS.map(({ kind, title }) => [`follow_${kind}`, operation('send', kind, title)])),
    },
    components: { schemas: Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [name, schemaOf(shape)])) },
  };
}

const operation = (action: 'send' | 'receive', channel: string, summary: string) => ({
  action,
  channel: { $ref: `#/channels/${channel}` },
  summary,
});

const message = ({ name, summary, body }: LiveMessageDoc) => [
  name,
  { name, summary, payload: { type: 'object', description: body } },
];

const controlChannel = () => ({
  address: null,
  title: '连接',
  messages: Object.fromEntries([
    ...CLIENT_MESSAGES.map(message),
    ...HUB_MESSAGES.map((doc) => (doc.name === 'sub' ? message({ ...doc, name: 'sub_answer' }) : message(doc))),
  ]),
});

function topicChannel({ name, title, who, snapshot, shape, events }: TopicDoc) {
  const parameters = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [
    parameter,
    parameter === 'side' ? { enum: ['a', 'b'] } : { description: '编号' },
  ]);
  return {
    address: name,
    title,
    description: `谁可以订阅：${who}。快照：${snapshot}。`,
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    ...(shape && { 'x-snapshot': { $ref: `#/components/schemas/${shape}` } }),
    messages: Object.fromEntries(
      Object.entries(events).map(([event, summary]) => [
        event,
        { name: event, summary, payload: { type: 'object', description: summary } },
      ]),
    ),
  };
}

function schemaOf(shape: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(shape, { target: 'draft-2020-12', io: 'output' });
  return json;
}
