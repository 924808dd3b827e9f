import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from './lint/walls.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One file of each side of a wall: what it may import, and what the linter must refuse. */
const WALLS: Record<string, { may: string[]; mayNot: string[] }> = {
  'packages/domain/decks/code/codec.ts': {
    may: ['deckstrings', './card.ts', '../../series/types.ts'],
    mayNot: ['zod', 'node:fs', 'kysely', '@pailei/contracts/decks', '@pailei/db/client', '../../../db/client.ts'],
  },
  'packages/contracts/decks/decks/decks.api.ts': {
    may: ['zod', '@pailei/domain/decks', './errors.ts', '../cards/cards.api.ts', '../../http/endpoint.ts'],
    mayNot: ['node:crypto', '@pailei/db/client', '@pailei/core/decks/decks', 'fastify', '../../../db/client.ts'],
  },
  'packages/contracts/people/teams/teams.api.ts': {
    may: ['../accounts/accounts.api.ts', '../../site/uploads/uploads.api.ts', '../../http/endpoint.ts'],
    mayNot: [
      '../../decks/decks/decks.api.ts',
      '../../shop/orders/orders.api.ts',
      '../../play/battles/battles.api.ts',
      '../../features/notice-text.ts',
    ],
  },
  'packages/contracts/http/errors.ts': {
    may: ['./endpoint.ts'],
    mayNot: ['../topics/topic.ts', '../site/audit/audit.api.ts', '../features/shapes.ts'],
  },
  'packages/contracts/features/topics.ts': {
    may: ['../play/matches/match.shapes.ts', '../topics/topic.ts', '../people/teams/team.shapes.ts'],
    mayNot: ['@pailei/db/client'],
  },
  'packages/db/client.ts': {
    may: ['kysely', 'kysely/migration', 'pg', '@pailei/domain/decks', 'node:crypto'],
    mayNot: ['ioredis', 'fastify', '@pailei/core/decks/decks', '@pailei/live/log', 'bullmq'],
  },
  'packages/live/publish.ts': {
    may: ['ioredis', 'kysely', '@pailei/db/tx', '@pailei/contracts/decks', './topics.ts'],
    mayNot: ['pg', 'bullmq', 'socket.io', '@pailei/core/decks/decks', '@pailei/hub/hub'],
  },
  'packages/live/protocol/live-client.ts': {
    may: ['zod', './messages.ts', '@pailei/contracts/decks'],
    mayNot: ['../topics.ts', 'node:events', 'ioredis', 'kysely', '@pailei/db/tx', '../log.ts', '../publish.ts'],
  },
  'packages/live/client.ts': {
    may: ['socket.io-client', '@pailei/contracts/topic', './protocol/messages.ts'],
    mayNot: ['./topics.ts', 'node:events', 'ioredis', '@pailei/db/tx', './publish.ts'],
  },
  'packages/core/decks/decks/decks.service.ts': {
    may: [
      'kysely',
      '@pailei/db/tx',
      '@pailei/live/log',
      '@pailei/contracts/decks',
      'node:crypto',
      './decks.repository.ts',
      './versions/write.ts',
      '../cards/cards.service.ts',
      '../cards/import/write-cards.ts',
      '../../people/teams/teams.service.ts',
      '../../site/audit/record-audit.ts',
      '../../ground/features/offers.ts',
    ],
    mayNot: [
      'pg',
      'ioredis',
      'bullmq',
      'fastify',
      '@pailei/api/app',
      '../../../../apps/api/app.ts',
      '../../play/matches/commands/cases.ts',
      '../../shop/points/points.service.ts',
      '../../features/features.ts',
      '../cards/cards.repository.ts',
      '../cards/feature.ts',
    ],
  },
  'packages/core/play/tournaments/commands/run-command.ts': {
    may: [
      './entries.ts',
      '../clock/tournament-due.job.ts',
      '../tournaments.repository.ts',
      '../../matches/commands/cases.ts',
      '../../../site/audit/record-audit.ts',
    ],
    mayNot: [
      '../../matches/matches.repository.ts',
      '../../matches/feature.ts',
      '../../../site/audit/audit.repository.ts',
    ],
  },
  'packages/core/play/tournaments/feature.ts': {
    may: ['../../ground/features/feature.ts', './clock/deck-warnings.ts', '../matches/matches.service.ts'],
    mayNot: ['../matches/feature.ts', '../../features/list.ts'],
  },
  'packages/core/features/list.ts': {
    may: ['../ground/features/feature.ts', '../ground/batches/feature.ts', '../play/matches/feature.ts'],
    mayNot: ['../play/matches/matches.repository.ts', '../people/accounts/accounts.view.ts'],
  },
  'packages/core/ground/clocks/clock.ts': {
    may: ['../jobs/jobs.service.ts', './due.ts'],
    mayNot: [
      '../../site/maintenance/maintenance.service.ts',
      '../../people/accounts/accounts.service.ts',
      '../../features/features.ts',
    ],
  },
  'packages/core/people/teams/teams.service.ts': {
    may: [
      './team.repository.ts',
      './hall/hall.view.ts',
      '../accounts/accounts.service.ts',
      '../../site/settings/settings.service.ts',
    ],
    mayNot: [
      '../accounts/accounts.repository.ts',
      '../accounts/accounts.view.ts',
      '../accounts/accounts.policy.ts',
      '../../decks/decks/versions/write.ts',
      '../../shop/points/points.service.ts',
      '../../play/matches/matches.service.ts',
    ],
  },
  'packages/core/play/tournaments/tournaments.int.test.ts': {
    may: ['../matches/matches.repository.ts', '../../../../tests/support/builders.ts', 'fastify'],
    mayNot: ['bullmq'],
  },
  'packages/core/decks/decks/decks.calls.ts': {
    may: ['@pailei/contracts/decks/decks/decks.api', './decks.service.ts', '../../ground/http/calls.ts'],
    mayNot: ['fastify', '@fastify/jwt', 'bullmq', '@pailei/api/testing/app.fixture', '../cards/cards.calls.ts'],
  },
  'packages/core/decks/decks/decks.int.test.ts': {
    may: ['@pailei/api/testing/app.fixture', '../cards/catalogue.fixture.ts'],
    mayNot: ['@pailei/api/app', '@pailei/api/http/routing'],
  },
  'packages/core/decks/decks/decks.test.ts': {
    may: ['./share.ts'],
    mayNot: ['@pailei/api/testing/app.fixture'],
  },
  'apps/api/http/serve-calls.ts': {
    may: ['fastify', '@pailei/core/ground/http/calls', './routing.ts'],
    mayNot: [
      '@pailei/core/play/matches/matches.repository',
      '@pailei/core/play/matches/feature',
      'pg',
      'bullmq',
      'socket.io',
      '@pailei/hub/hub',
      '@pailei/worker/main',
      '../../hub/hub.ts',
    ],
  },
  'apps/hub/delivery/hub.ts': {
    may: ['socket.io', 'ioredis', '@pailei/core/ground/topics', '@pailei/live/protocol'],
    mayNot: ['pg', 'bullmq', '@pailei/api/app', '../../api/app.ts'],
  },
  'apps/worker/main.ts': {
    may: ['bullmq', 'ioredis', '@pailei/core/ground/jobs'],
    mayNot: ['pg', 'fastify', 'socket.io', '@pailei/api/app'],
  },
  'apps/simulator/simulate.ts': {
    may: ['@pailei/live/feed-client', '@pailei/contracts/decks', './people/player.ts', 'node:fs'],
    mayNot: ['pg', '@pailei/core/decks/decks', '@pailei/db/client', '../api/app.ts'],
  },
  'apps/web/main.tsx': {
    may: ['react', './app/router.tsx', './shared/state/store.ts'],
    mayNot: ['jotai', 'node:fs', '@pailei/core/decks/decks', '../api/app.ts'],
  },
  'apps/web/app/pages.ts': {
    may: ['../features/decks/decks/decks.pages.ts', '../shared/api/api.ts', './layout/Header.tsx'],
    mayNot: ['../overlay/view.ts', 'jotai'],
  },
  'apps/web/features/decks/decks/DeckPage.tsx': {
    may: [
      'react',
      'zod',
      '@pailei/domain/decks',
      '@pailei/contracts/decks',
      '@pailei/live/client',
      './list/DeckTile.tsx',
      '../../../shared/api/api.ts',
    ],
    mayNot: [
      '@pailei/live/topics',
      'jotai',
      'socket.io-client',
      'node:fs',
      'pg',
      'fastify',
      '@pailei/core/decks/decks',
      '@pailei/db/tx',
      '@pailei/live/log',
      '../admin-cards/CardsPage.tsx',
      '../../shop/shop/shop.api.ts',
      '../../../app/pages.ts',
      '../../../overlay/view.ts',
      '../../../main.tsx',
    ],
  },
  'apps/web/features/decks/decks/list/DecksPage.tsx': {
    may: ['./DeckTile.tsx', '../decks.api.ts', '../parts/crumbs.ts', '../../../../shared/api/api.ts'],
    mayNot: ['jotai', '../../admin-cards/CardsPage.tsx', '../../../shop/shop/shop.api.ts', '../../../../app/pages.ts'],
  },
  'apps/web/features/decks/decks/builder/search/CardSearch.tsx': {
    may: ['../builder.api.ts', '../../decks.api.ts', '../../../../../shared/api/api.ts'],
    mayNot: [
      'jotai',
      '../../../admin-cards/CardsPage.tsx',
      '../../../../shop/shop/shop.api.ts',
      '../../../../../app/pages.ts',
    ],
  },
  'apps/web/features/decks/decks/list/list.model.test.ts': {
    may: ['./list.model.ts', 'jotai', 'node:fs', '../../../../shared/api/api.ts'],
    mayNot: ['bullmq', '../../admin-cards/CardsPage.tsx', '../../../shop/shop/shop.api.ts', '../../../../app/pages.ts'],
  },
  'apps/web/overlay/layouts/bar.ts': {
    may: ['../view.ts', '../../shared/match/decks.ts', '@pailei/live/feed-client', '@pailei/domain/decks'],
    mayNot: ['../../features/play/match/match.api.ts', '../../app/pages.ts', 'jotai', '@pailei/live/log'],
  },
  'apps/web/shared/state/store.ts': {
    may: ['jotai', 'jotai/utils', '@pailei/live/client', '@pailei/live/feed-client', '../api/api.ts'],
    mayNot: [
      'node:fs',
      'ioredis',
      '@pailei/live/publish',
      '@pailei/core/decks/decks',
      '../../features/shop/shop/shop.api.ts',
      '../../app/pages.ts',
      '../../overlay/view.ts',
    ],
  },
  'apps/web/shared/live/connection.test.ts': {
    may: ['jotai', './connection.ts', 'node:fs'],
    mayNot: ['bullmq', '../../app/pages.ts', '../../features/shop/shop/shop.api.ts'],
  },
  'apps/web/build/chunks.ts': { may: ['vite', 'node:fs', './entries.ts'], mayNot: ['pg', 'bullmq', 'jotai'] },
  'infra/local/site.ts': { may: ['pg', 'ioredis', '@pailei/db/migrate'], mayNot: ['bullmq', 'jotai', 'socket.io'] },
  'scripts/faults.ts': { may: ['node:fs', '@pailei/local/site', '../tests/faults/round.ts'], mayNot: ['bullmq', 'pg'] },
  'tests/support/site.ts': { may: ['pg', 'ioredis', '../../apps/api/app.ts'], mayNot: ['bullmq', 'jotai'] },
};

/** The ways in which one file can ask for another. */
const WAYS: Record<string, (source: string) => string> = {
  'export * from': (source) => `export * from '${source}';`,
  'import from': (source) => `import { one } from '${source}';\nvoid one;`,
  'import type': (source) => `import type { One } from '${source}';\nexport type Two = One;`,
  'for its effect': (source) => `import '${source}';`,
  'export from': (source) => `export { one } from '${source}';`,
  'import()': (source) => `await import('${source}');`,
  'type import()': (source) => `export type One = import('${source}').One;`,
};
const fileAsking = (way: string) => `packages/domain/ways/${Object.keys(WAYS).indexOf(way)}.ts`;
const REFUSED = '@pailei/db/client';

/** Two files that ask for each other, one of them for a type alone. */
const CIRCLE = {
  'packages/domain/circle/one.ts': `import type { Two } from './two.ts';\nexport const one = (two: Two) => two;`,
  'packages/domain/circle/two.ts': `import { one } from './one.ts';\nexport type Two = ReturnType<typeof one>;`,
};

const folder = mkdtempSync(join(tmpdir(), 'walls-'));
const refused = new Map<string, Set<number>>();
const inCircle = new Set<string>();

const linesOf = ({ may, mayNot }: { may: string[]; mayNot: string[] }) => [...may, ...mayNot];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  write(
    'oxlint.config.ts',
    `import { lintConfig } from '${join(ROOT, 'scripts/check/lint/config.ts')}';
     export default { ...lintConfig(import.meta.dirname), options: { typeAware: false } };`,
  );
  for (const [path, wall] of Object.entries(WALLS)) {
    write(
      path,
      linesOf(wall)
        .map((source) => `export * from '${source}';`)
        .join('\n'),
    );
  }
  for (const [way, ask] of Object.entries(WAYS)) write(fileAsking(way), ask(REFUSED));
  for (const [path, text] of Object.entries(CIRCLE)) write(path, text);
  const lint = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[] } =
    JSON.parse(lint.stdout);
  for (const { code, filename, labels } of diagnostics) {
    if (code.includes('no-cycle')) inCircle.add(filename);
    if (!code.includes('import-walls')) continue;
    const lines = refused.get(filename) ?? new Set();
    refused.set(filename, lines.add(labels[0]?.span.line ?? 0));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(WALLS))('the linter holds the wall around %s', (path, wall) => {
  const wrong = linesOf(wall).filter((_source, index) => refused.get(path)?.has(index + 1));
  expect(wrong).toEqual(wall.mayNot);
});

test.each(Object.keys(WAYS))('a wall is held whatever the way of asking: %s', (way) => {
  expect([...refused.keys()]).toContain(fileAsking(way));
});

test('a circle of imports is refused, of types too', () => {
  expect([...inCircle].toSorted()).toEqual(Object.keys(CIRCLE));
});

test.each([
  [
    'of a higher floor',
    'packages/core/people/teams/a.ts',
    '../../play/matches/b.ts',
    /ground → site → people → decks, shop → play → features.*offerPlace/s,
  ],
  ['beside it', 'packages/core/shop/orders/a.ts', '../../decks/cards/b.ts', /shop must not import decks/],
  [
    'of another feature',
    'packages/core/play/matches/a.ts',
    '../battles/b.repository.ts',
    /\.repository\.ts is imported inside its feature alone.*reads/,
  ],
  ['that is a manifest', 'packages/core/play/matches/a.ts', '../battles/feature.ts', /manifest.*features\/list\.ts/],
])('a refused import %s names the rule and the way out', (_, file, source, text) => {
  expect(refusalOf(file, source)).toMatch(text);
});
