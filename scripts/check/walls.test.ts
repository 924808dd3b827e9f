import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** One file of each side of a wall: what it may import, and what the linter must refuse. */
const WALLS: Record<string, { may: string[]; mayNot: string[] }> = {
  'packages/domain/decks/codec.ts': {
    may: ['deckstrings', './card.ts', '../series/index.ts'],
    mayNot: ['zod', 'node:fs', 'kysely', '@pailei/contracts/decks', '@pailei/db/client', '../../db/client.ts'],
  },
  'packages/contracts/decks.ts': {
    may: ['zod', '@pailei/domain/decks', './errors.ts'],
    mayNot: ['node:crypto', '@pailei/db/client', '@pailei/core/decks', 'fastify', '../db/client.ts'],
  },
  'packages/db/client.ts': {
    may: ['kysely', 'kysely/migration', 'pg', '@pailei/domain/decks', 'node:crypto'],
    mayNot: ['ioredis', 'fastify', '@pailei/core/decks', '@pailei/live/log', 'bullmq'],
  },
  'packages/live/publish.ts': {
    may: ['ioredis', 'kysely', '@pailei/db/tx', '@pailei/contracts/decks', './topics.ts'],
    mayNot: ['pg', 'bullmq', 'socket.io', '@pailei/core/decks', '@pailei/hub/hub'],
  },
  'packages/live/protocol/live-client.ts': {
    may: ['zod', './messages.ts', '../topics.ts', '@pailei/contracts/decks'],
    mayNot: ['node:events', 'ioredis', 'kysely', '@pailei/db/tx', '../log.ts', '../publish.ts'],
  },
  'packages/live/client.ts': {
    may: ['socket.io-client', './topics.ts'],
    mayNot: ['node:events', 'ioredis', '@pailei/db/tx', './publish.ts'],
  },
  'packages/core/decks/decks.service.ts': {
    may: ['kysely', '@pailei/db/tx', '@pailei/live/log', '@pailei/contracts/decks', 'node:crypto'],
    mayNot: ['pg', 'ioredis', 'bullmq', 'fastify', '@pailei/api/app', '../../../apps/api/app.ts'],
  },
  'apps/api/routes/decks.routes.ts': {
    may: ['fastify', '@fastify/jwt', '@pailei/core/decks', '@pailei/contracts/decks'],
    mayNot: ['pg', 'bullmq', 'socket.io', '@pailei/hub/hub', '@pailei/worker/main', '../../hub/hub.ts'],
  },
  'apps/hub/hub.ts': {
    may: ['socket.io', 'ioredis', '@pailei/core/topics', '@pailei/live/protocol'],
    mayNot: ['pg', 'bullmq', '@pailei/api/app'],
  },
  'apps/worker/main.ts': {
    may: ['bullmq', 'ioredis', '@pailei/core/jobs'],
    mayNot: ['pg', 'fastify', 'socket.io', '@pailei/api/app'],
  },
  'apps/web/features/decks/DeckPage.tsx': {
    may: ['react', '@pailei/domain/decks', '@pailei/contracts/decks', '@pailei/live/topics', '../../shared/api/api.ts'],
    mayNot: ['jotai', 'socket.io-client', 'node:fs', 'pg', '@pailei/core/decks', '@pailei/db/tx', '@pailei/live/log'],
  },
  'apps/web/shared/state/store.ts': {
    may: ['jotai', 'jotai/utils', '@pailei/live/client', '@pailei/live/feed-client'],
    mayNot: ['node:fs', 'ioredis', '@pailei/live/publish', '@pailei/core/decks'],
  },
  'infra/local/site.ts': { may: ['pg', 'ioredis', '@pailei/db/migrate'], mayNot: ['bullmq', 'jotai', 'socket.io'] },
};

const folder = mkdtempSync(join(tmpdir(), 'walls-'));
const refused = new Map<string, Set<number>>();

const linesOf = ({ may, mayNot }: { may: string[]; mayNot: string[] }) => [...may, ...mayNot];

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options: { typeAware: false } }));
  for (const [path, wall] of Object.entries(WALLS)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      linesOf(wall)
        .map((source) => `export * from '${source}';`)
        .join('\n'),
    );
  }
  const lint = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[] } =
    JSON.parse(lint.stdout);
  for (const { code, filename, labels } of diagnostics) {
    if (!code.includes('no-restricted-imports')) continue;
    const lines = refused.get(filename) ?? new Set();
    refused.set(filename, lines.add(labels[0]?.span.line ?? 0));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(WALLS))('the linter holds the wall around %s', (path, wall) => {
  const wrong = linesOf(wall).filter((_source, index) => refused.get(path)?.has(index + 1));
  expect(wrong).toEqual(wall.mayNot);
});
