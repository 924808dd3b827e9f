import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What fills maps and lists that the API reads when it is loaded, and so must come before whatever loads it. */
const OWN_PROCESS = [
  'packages/core/play/tournaments/calls/stage-types.int.test.ts',
  'packages/core/play/battles/battle-formats.int.test.ts',
  'tests/features/small-feature.int.test.ts',
];

const NEVER = ['**/node_modules/**', '**/dist/**', '.data/**', 'tests/e2e/**', 'tests/bench/peers/**'];

const INTEGRATION = {
  globalSetup: ['tests/support/global-setup.ts'],
  // Files may stop and kill servers: in processes, whose end ends those too.
  pool: 'forks' as const,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // As many as there are cores: by default one is left free, of two the half.
    maxWorkers: availableParallelism(),
    // A test that asserts nothing cannot fail, and so fails.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          // As long as an integration test has: a busy machine is slow, not wrong.
          testTimeout: 20_000,
          exclude: [...NEVER, '**/*.int.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...INTEGRATION,
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...NEVER, ...OWN_PROCESS],
          // What one file loaded the next one finds loaded: half of a run was loading. Each still has a database of its own.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...INTEGRATION, name: 'integration-own-process', include: OWN_PROCESS, exclude: NEVER },
      },
    ],
  },
});
