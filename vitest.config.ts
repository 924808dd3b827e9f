import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/dist/**', '.data/**', 'tests/e2e/**', 'tests/bench/peers/**'];

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
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: NEVER,
          globalSetup: ['tests/support/global-setup.ts'],
          // Each file may stop and kill servers of its own: a process each, whose end ends them too.
          pool: 'forks',
          experimental: { viteModuleRunner: false, nodeLoader: false },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
