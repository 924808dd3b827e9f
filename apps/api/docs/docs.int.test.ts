import { parseTopic } from '@pailei/live/topics';
import { TOPICS } from '@pailei/contracts/features/topics';
import { topicRegistry } from '@pailei/core/features/features';
import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';

const { app } = await useApp();

type Schema = { [key: string]: unknown };
type Operation = { tags: string[]; summary?: string; responses: Record<string, Schema>; security: unknown[]; requestBody?: Schema };
type Document = {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const document = (await app.inject('/api/openapi.json')).json<Document>();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, method, operation })),
);

function* nodesOf(node: unknown, path = ''): Generator<[path: string, node: Schema]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [path, node as Schema];
  for (const [key, value] of Object.entries(node)) yield* nodesOf(value, `${path}/${key}`);
}

function resolve(root: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Schema | undefined)?.[key.replaceAll('~1', '/')], root);
}

function brokenReferences(root: unknown): string[] {
  return [...nodesOf(root)].flatMap(([, node]) =>
    typeof node['$ref'] === 'string' && resolve(root, node['$ref']) === undefined ? [node['$ref']] : [],
  );
}

describe('the API’s document', () => {
  test('holds every route of the API and no other', () => {
    const hidden = new Set(['/api/openapi.json', '/api/asyncapi.json']);
    const routes = app.accessTable
      .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && !url.startsWith('/api/docs'))
      .filter(({ url }) => !hidden.has(url))
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(operations.map(({ name }) => name).toSorted()).toEqual(routes.toSorted());
  });

  test('refers to nothing that it does not hold', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(brokenReferences(document)).toEqual([]);
  });

  test('groups every call under a described heading, and the admins’ under 管理', () => {
    const headings = new Set(document.tags.map(({ name }) => name));
    expect(document.tags.filter(({ description }) => description === '')).toEqual([]);
    const wrong = operations.filter(
      ({ operation }) => !operation.tags.every((tag) => headings.has(tag)) || !/\p{Script=Han}/u.test(operation.summary ?? ''),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    const admin = app.accessTable.filter(({ url, access, method }) => url.startsWith('/api/') && access === 'admin' && method !== 'HEAD');
    expect(operations.filter(({ operation }) => operation.tags.includes('管理'))).toHaveLength(admin.length);
  });

  test('says who must log in, and what else a call may be answered', () => {
    const wrong = operations.filter(({ operation: { responses, security } }) => {
      const always = ['200', '422', '429', '503', ...(security.length === 0 ? [] : ['401'])];
      const hasOneType = Object.keys(responses['200']?.['content'] ?? {}).length === 1;
      return !hasOneType || !always.every((status) => status in responses);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(document.paths['/api/matches/{id}/report']!['post']!.responses)).toEqual(
      ['200', '400', '401', '403', '404', '409', '413', '415', '422', '429', '503'],
    );
  });

  test('leaves no field without a type', () => {
    const isEmpty = (node: Schema) => Object.keys(node).filter((key) => key !== 'description' && key !== 'default').length === 0;
    const bare = [...nodesOf(document.paths), ...nodesOf(document.components.schemas)].flatMap(([path, node]) =>
      /\/(properties\/[^/]+|items|schema)$/.test(path) && isEmpty(node) ? [path] : [],
    );
    expect(bare).toEqual([]);
  });

  test('shows operations under names of their own', () => {
    const ids = operations.map(({ operation }) => (operation as unknown as { operationId: string }).operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the live protocol’s document', () => {
  test('describes exactly the topics that can be joined, by names that the hub reads', () => {
    expect(TOPICS.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(topicRegistry).toSorted());
    for (const { kind, name } of TOPICS) {
      expect(parseTopic(name.replace('{id}', '1').replace('{side}', 'a'))?.kind).toBe(kind);
    }
  });

  test('is whole', async () => {
    const live = (await app.inject('/api/asyncapi.json')).json<Schema>();
    expect(live['asyncapi']).toBe('3.0.0');
    expect(brokenReferences(live)).toEqual([]);
    expect(Object.keys(live['channels'] as Schema)).toHaveLength(TOPICS.length + 1);
  });

  test('can be read, with every topic and event', async () => {
    const page = await app.inject('/api/docs/live');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { name, texts } of TOPICS) {
      for (const word of [name, ...Object.keys(texts.events)]) expect(page.body).toContain(word);
    }
    expect(page.body).not.toMatch(/<script|style=/);
    expect((await app.inject('/api/docs/live.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

test('the pages to browse load nothing from elsewhere and run no script of their own in the page', async () => {
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('牌擂接口文档');
  expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
  for (const [, address] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect(address).toMatch(/^\/api\/docs\/static\//);
    expect((await app.inject(address!)).statusCode).toBe(200);
  }
});
