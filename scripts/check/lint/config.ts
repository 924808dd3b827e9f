import { join } from 'node:path';
import type { OxlintConfig } from 'oxlint';
import { EXCEPTIONS, RULES } from './rules.ts';

/** The linter's whole configuration for a tree whose walls are counted from `root`. */
export const lintConfig = (root: string): OxlintConfig => ({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: [{ name: 'pailei', specifier: join(import.meta.dirname, 'plugin.ts') }],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  env: { es2024: true },
  ignorePatterns: ['**/node_modules', '**/dist', '**/dist.*', '.data', 'test-results', 'tests/bench/peers'],
  rules: {
    ...RULES,
    'pailei/import-walls': ['error', { root }],
    'pailei/foreign-privates': 'error',
    'pailei/no-re-exports': 'error',
  },
  overrides: EXCEPTIONS,
});
