import { TOPICS } from '@pailei/contracts/features/topics';
import { topicRegistry } from '@pailei/core/features/features';
import { readInOneSnapshot } from '@pailei/db/tx';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';

const { app, deps } = await useApp();

type Message = { payload: { $ref: string } };
type Document = {
  channels: Record<string, { messages: Record<string, Message> }>;
  operations: Record<string, { security: unknown[] }>;
  components: { schemas: Record<string, object> };
};

const document = (await app.inject('/api/asyncapi.json')).json<Document>();
const ajv = new Ajv({ strict: true, allowUnionTypes: true });
formats.default(ajv);
for (const [name, schema] of Object.entries(document.components.schemas)) ajv.addSchema(schema, name);

const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';

function validatorOf(channel: string, message: string) {
  const payload = document.channels[channel]?.messages[message]?.payload;
  const validate = ajv.getSchema(payload?.$ref.slice('#/components/schemas/'.length) ?? '');
  if (!validate) throw new Error(`${channel} has no schema of ${message}`);
  return validate;
}

test('the snapshot and every event of every topic have a schema that compiles', () => {
  for (const { kind, texts } of TOPICS) {
    for (const message of ['snapshot', ...Object.keys(texts.events)]) expect(validatorOf(kind, message)).toBeTypeOf('function');
  }
});

test('an event is described as it stands on the wire', () => {
  const validate = validatorOf('stream', 'match_unqueued');
  const event = { v: 3, t: 'match_unqueued', p: { id: 'x' }, at: '2026-05-01T12:00:00.123Z' };
  expect(validate(event)).toBe(true);
  for (const wrong of [{ ...event, p: {} }, { ...event, t: 'match_aired' }, { ...event, v: 'x' }, { ...event, more: 1 }])
    expect(validate(wrong)).toBe(false);
});

test.each(['system', 'tournaments', 'stream', 'shop', 'status', 'admin'] as const)(
  'the snapshot of %s is what its schema says',
  async (kind) => {
    const snapshot = await readInOneSnapshot(deps.db, (trx) => topicRegistry[kind]!.snapshot(trx, undefined, 'head', undefined));
    const validate = validatorOf(kind, 'snapshot');
    expect([validate(JSON.parse(JSON.stringify(snapshot))), validate.errors]).toEqual([true, null]);
    expect(validate({ more: 1 })).toBe(false);
  },
);

test.each(TOPICS)('$name: who needs a login is said as the hub has it', async ({ kind, needsLogin }) => {
  const permission = await topicRegistry[kind]!.authorize({ actor: null, db: deps.db, id: NO_SUCH_ID, side: 'a' });
  const isRefused = !permission.allowed && permission.code === 'unauthorized';
  expect(needsLogin).toBe(isRefused);
  expect(document.operations[`follow_${kind}`]!.security).toHaveLength(needsLogin ? 1 : 0);
});
