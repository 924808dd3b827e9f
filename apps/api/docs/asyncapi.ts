import { isoTime } from '@pailei/contracts/http/endpoint';
import type { TopicDescription } from '@pailei/contracts/topics/topic-description';
import { TOPICS } from '@pailei/contracts/features/topics';
import { z } from 'zod';
import { CLIENT_MESSAGES, HUB_MESSAGES,type LiveMessageDoc } from './live-messages.ts';

const CONTROL = 'control';
const SNAPSHOT = 'snapshot';

/** The live protocol for machines (AsyncAPI 3): the messages of the connection, and each topic with its events. */
export function asyncApiDocument(publicUrl: string): object {
  const { protocol, host } = new URL(publicUrl);
  const socket = protocol === 'https:' ? 'wss' : 'ws';
  const topics = Object.fromEntries(TOPICS.map((topic) => [topic.kind, topicChannel(topic)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: '牌擂实时协议',
      version: '1',
      description: `订阅话题：先得到快照，再得到其后的每一个事件。可读的版本：${publicUrl}/api/docs/live`,
    },
    defaultContentType: 'application/json',
    servers: {
      feed: { host, protocol: socket, pathname: '/feed', description: '普通 WebSocket：直播叠加与机器人' },
      socketio: { host, protocol: socket, pathname: '/socket.io/', description: 'Socket.IO（仅 WebSocket）：网页' },
    },
    channels: { [CONTROL]: controlChannel(), ...topics },
    operations: {
      ask: { action: 'receive', channel: channelRef(CONTROL), summary: '连接者发给服务器的消息', security: [] },
      tell: { action: 'send', channel: channelRef(CONTROL), summary: '服务器发给连接者的消息', security: [] },
      ...Object.fromEntries(TOPICS.map((topic) => [`follow_${topic.kind}`, followOperation(topic)])),
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'access_token，放在连接后的第一条消息里' },
      },
      schemas: allSchemas(),
    },
  };
}

const channelRef = (channel: string) => ({ $ref: `#/channels/${channel}` });
const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const followOperation = ({ kind, texts, needsLogin }: TopicDescription) => ({
  action: 'send',
  channel: channelRef(kind),
  summary: texts.title,
  security: needsLogin ? [{ $ref: '#/components/securitySchemes/token' }] : [],
});

const message = ({ name, summary, body }: LiveMessageDoc) => [
  name,
  { name, summary, payload: { type: 'object', description: body } },
];

const controlChannel = () => ({
  title: '连接',
  messages: Object.fromEntries([
    ...CLIENT_MESSAGES.map(message),
    ...HUB_MESSAGES.map((doc) => (doc.name === 'sub' ? message({ ...doc, name: 'sub_answer' }) : message(doc))),
  ]),
});

function topicChannel({ kind, name, texts: { title, who, snapshot, events } }: TopicDescription) {
  const parameters = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [
    parameter,
    parameter === 'side' ? { enum: ['a', 'b'] } : { description: '编号' },
  ]);
  return {
    address: name,
    title,
    description: `谁可以订阅：${who}。快照：${snapshot}。`,
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    messages: Object.fromEntries([
      [SNAPSHOT, { name: SNAPSHOT, summary: '快照：sub 的回答中的 snapshot', payload: schemaRef(schemaName(kind, SNAPSHOT)) }],
      ...Object.entries(events).map(([event, summary]) => [
        event,
        { name: event, summary, payload: schemaRef(schemaName(kind, event)) },
      ]),
    ]),
  };
}

const schemaName = (kind: string, message: string) => `${kind}.${message}`;

/** One event as it stands in `events` of `sub` and `ev`. */
const eventSchema = (type: string, payload: z.ZodType) =>
  schemaOf(z.strictObject({ v: z.int(), t: z.literal(type), p: payload, at: isoTime }));

/** From the contracts that every snapshot and payload passes on its way out. */
function allSchemas(): Record<string, object> {
  return Object.fromEntries(
    TOPICS.flatMap(({ kind, shapes }) => {
      const events = Object.entries(shapes.events).map(([type, payload]) => [
        schemaName(kind, type),
        eventSchema(type, payload),
      ]);
      return [[schemaName(kind, SNAPSHOT), schemaOf(shapes.snapshot)], ...events];
    }),
  );
}

/** AsyncAPI's own schemas are those of draft 7. */
function schemaOf(shape: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(shape, { target: 'draft-7', io: 'output' });
  return json;
}
