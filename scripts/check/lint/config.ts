import { join } from 'node:path';
import type { OxlintConfig } from 'oxlint';

/** What holds everywhere; beside it, all that oxlint calls correctness or suspicious. */
const RULES = {
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-else-return': 'error',
  'no-console': 'error',
  'no-param-reassign': 'error',
  'max-depth': ['error', 4],
  'max-params': ['error', 4],
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
  complexity: ['error', { max: 20 }],
  'no-await-in-loop': 'off',
  'no-underscore-dangle': 'off',
  'no-shadow': 'off',
  'typescript/await-thenable': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/consistent-type-imports': 'error',
  // else the import stays, for its effects, and a page loads what it only took a type from
  'typescript/no-import-type-side-effects': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/return-await': 'off',
  'typescript/no-deprecated': 'error',
  'typescript/no-unsafe-type-assertion': 'off',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-definitions': ['error', 'type'],
  'import/no-cycle': ['error', { ignoreTypes: false }],
  'import/no-default-export': 'error',
  'import/no-duplicates': ['error', { preferInline: true }],
  'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
  'import/no-unassigned-import': 'off',
  'import/no-named-as-default': 'off',
  'import/no-named-as-default-member': 'off',
  'unicorn/filename-case': ['error', { cases: { kebabCase: true } }],
  'unicorn/prefer-node-protocol': 'error',
  'unicorn/consistent-function-scoping': 'off',
  'promise/always-return': 'off',
  'vitest/no-standalone-expect': 'off',
  'vitest/no-conditional-expect': 'off',
  'vitest/require-mock-type-parameters': 'off',
  'unicorn/prefer-add-event-listener': 'off',
  'promise/no-callback-in-promise': 'off',
  'vitest/require-to-throw-message': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
  'typescript/unbound-method': 'off',
  'typescript/consistent-return': 'off',
  'react/incompatible-library': 'off',
  'react/exhaustive-effect-dependencies': 'off',
  'react/react-in-jsx-scope': 'off',
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/jsx-key': 'error',
  'react/button-has-type': 'error',
  'react/jsx-no-target-blank': 'error',
  'react/no-danger': 'error',
  'react/self-closing-comp': 'error',
} as const satisfies OxlintConfig['rules'];

/** What holds otherwise in some places; the later one wins. */
const EXCEPTIONS: NonNullable<OxlintConfig['overrides']> = [
  {
    files: ['packages/domain/tournament/swiss/**', 'packages/domain/random/keyed.ts'],
    rules: { 'typescript/no-non-null-assertion': 'off' },
  },
  {
    files: ['apps/web/**'],
    env: { browser: true },
    rules: { 'unicorn/filename-case': ['error', { cases: { kebabCase: true, camelCase: true, pascalCase: true } }] },
  },
  {
    files: ['tests/**'],
    rules: {
      'typescript/no-non-null-assertion': 'off',
      'max-lines-per-function': 'off',
      'react/rules-of-hooks': 'off',
    },
  },
  {
    files: ['**/*.{test,arbitrary,fixture}.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': ['error', { max: 400 }],
      'react/rules-of-hooks': 'off',
      'typescript/no-non-null-assertion': 'off',
    },
  },
  { files: ['apps/web/public/**'], rules: { 'no-var': 'off' } },
  {
    // the door of the package for browsers, and what the browser loads as one file later
    files: ['packages/live/{client,feed-client}.ts', 'apps/web/app/page-kit.ts', 'apps/web/overlay/event.ts'],
    rules: { 'pailei/no-re-exports': 'off' },
  },
  {
    // read by browsers of any age, and what is missing in them is made of what they have
    files: ['apps/web/build/floor/*.js'],
    rules: {
      'no-var': 'off',
      'no-useless-escape': 'off',
      'typescript/no-deprecated': 'off',
      'unicorn/no-array-reverse': 'off',
      'unicorn/no-array-sort': 'off',
    },
  },
  {
    files: ['**/*.config.ts', 'tests/e2e/global-setup.ts', 'scripts/check/lint/plugin.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  { files: ['apps/{api,hub,worker,simulator}/**', 'scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
];

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
