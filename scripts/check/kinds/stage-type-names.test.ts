import { globSync, readFileSync } from 'node:fs';
import { STAGE_TYPES } from '@pailei/domain/tournament/stages/model-of';
import { expect, test } from 'vitest';

/** Where the name of a stage type may stand: everything else asks the maps. */
const PLACES: readonly string[] = [
  'packages/domain/tournament/stages/swiss/**',
  'packages/domain/tournament/stages/{single-elimination,double-elimination,round-robin,dual-tournament}/**',
  // the maps of engines and contracts
  'packages/domain/tournament/stages/stage-{engines,models,tables}.ts',
  'packages/domain/tournament/stages/settings/{rules-of,stage-schedules}.ts',
  'packages/contracts/play/stages/{stage-contracts,stage-type-texts,rounds/round-texts}.ts',
  'apps/web/features/play/tournaments/stages/{stage-views,stage-forms,stage-presets}.ts',
  'apps/web/features/play/tournaments/stages/StageTab.tsx',
  'apps/web/features/play/tournaments/editor/diagram/stage-drawings.ts',
  'apps/web/overlay/stages/{bracket,standings,groups}-stages.ts',
  'apps/web/overlay/layouts/groups.ts',
  // settings, texts and views
  'packages/contracts/play/stages/{swiss,single-elimination,double-elimination,round-robin,dual-tournament}.{contract,texts}.ts',
  'apps/web/features/play/tournaments/stages/{swiss,single-elimination,double-elimination,round-robin,dual-tournament}/**',
  // what writes settings as a person would
  'apps/simulator/{demo,options,run-kind}.ts',
  'apps/simulator/seasons/{demo-seasons,season-plan}.ts',
  'apps/simulator/stages/{read-stages,stage-tokens}.ts',
  'packages/db/migrations/**',
  'apps/**/*.{test,fixture,builder}.{ts,tsx}',
  'packages/**/*.{test,fixture,arbitrary}.ts',
  'scripts/**/*.test.ts',
];

const ROOT = new URL('../../../', import.meta.url).pathname;
const filesIn = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });

/** As a text, a key or a property. */
const NAMES = new RegExp(STAGE_TYPES.map((type) => `['"\`]${type}['"\`]|\\b${type}:|\\.${type}\\b`).join('|'));

const isNaming = (file: string) => NAMES.test(readFileSync(`${ROOT}${file}`, 'utf8'));

test('the name of a stage type stands in its engine, its contract, its texts, its view and the maps alone', () => {
  const allowed = new Set(filesIn(PLACES));
  const naming = filesIn(['{apps,packages,infra,scripts}/**/*.{ts,tsx,mjs}']).filter(
    (file) => !allowed.has(file) && isNaming(file),
  );
  expect(naming.toSorted()).toEqual([]);
});
