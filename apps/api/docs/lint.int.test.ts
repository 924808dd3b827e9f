import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';

const { app } = await useApp({ publicUrl: 'https://pailei.example' });

/** What redocly's recommended rules say of a document, warnings included. */
async function problemsOf(url: string, rules: Record<string, 'off'> = {}): Promise<string[]> {
  const source = (await app.inject(url)).body;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, absoluteRef: url.slice('/api/'.length), config });
  return problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  );
}

/** The document is made in a thread, which takes its time where much else runs. */
const LIMIT_MS = 60_000;

test('the API’s document passes redocly’s recommended rules', { timeout: LIMIT_MS }, async () => {
  const problems = await problemsOf('/api/openapi.json');
  // An id is a UUID and never `batch`: no address is both.
  const isOfBatch = (problem: string) =>
    problem.startsWith('warn no-ambiguous-paths') && problem.includes('`/api/orders/batch/{id}`');
  expect(problems.filter((problem) => !isOfBatch(problem))).toEqual([]);
});

test('the live protocol’s document passes them too', async () => {
  // Unlike OpenAPI, AsyncAPI has no way to say that a topic is for guests.
  expect(await problemsOf('/api/asyncapi.json', { 'security-defined': 'off' })).toEqual([]);
});
