import { floorWall, roleWall } from './floors.ts';
import { importOf, type Wall, featureAt, featureFile, isIn, isTest } from './imports.ts';
import { libraryWall, packageWall } from './package-walls.ts';

const CORE = 'packages/core/';
const FEATURE_LIST = `${CORE}features/list.ts`;
const FEATURE_TYPE = `${CORE}ground/features/feature.ts`;

/** Core: a manifest is for the list of features, and for nothing else. */
const manifestWall: Wall = (one) => {
  const [file, target] = [one.file, featureFile(one)];
  const other = target === undefined ? undefined : featureAt(target, CORE);
  if (other === undefined || target !== `${CORE}${other}/feature.ts` || isTest(file)) return undefined;
  if (file === FEATURE_LIST || target === FEATURE_TYPE) return undefined;
  return `A manifest is imported by ${FEATURE_LIST} alone. Import the file that defines what you need.`;
};

const TESTING = '@pailei/api/testing/';

/** Below the API: its testing folder is for integration tests, and nothing else of it is for anyone. */
const apiTestingWall: Wall = ({ file, source }) => {
  if (!file.startsWith('packages/') || !source.startsWith('@pailei/api/')) return undefined;
  return /\.(int\.test|fixture)\.ts$/.test(file) && source.startsWith(TESTING)
    ? undefined
    : `Packages know no process: only integration tests and their fixtures import ${TESTING}….`;
};

const WEB = 'apps/web/';
const FEATURES = `${WEB}features/`;
const SHARED = `${WEB}shared/`;

type Layer = { places: readonly string[]; reach: readonly string[]; message: string };

/** The web client's layers but the features, with what each may import of the client. */
const LAYERS: readonly Layer[] = [
  { places: [SHARED], reach: [SHARED], message: 'shared knows neither the app nor a feature.' },
  {
    places: [`${WEB}overlay/`],
    reach: [`${WEB}overlay/`, SHARED],
    message: 'The overlay imports shared and packages alone.',
  },
  {
    places: [`${WEB}app/`],
    reach: [`${WEB}app/`, FEATURES, SHARED],
    message: 'The app imports features and shared alone.',
  },
];

/** The web client: app → features → shared. The tests of shared keep to it too; those of app and overlay look where they need. */
const webLayerWall: Wall = ({ file, target }) => {
  if (!target?.startsWith(WEB) || (isTest(file) && !file.startsWith(SHARED))) return undefined;
  const layer = LAYERS.find(({ places }) => isIn(file, places));
  return layer && !isIn(target, layer.reach) ? layer.message : undefined;
};

/** The web client: a feature imports itself and shared, in its tests too. */
const webFeatureWall: Wall = ({ file, target }) => {
  const own = featureAt(file, FEATURES);
  if (own === undefined || !target?.startsWith(WEB)) return undefined;
  return isIn(target, [`${FEATURES}${own}/`, SHARED])
    ? undefined
    : 'A feature imports itself and apps/web/shared alone; what two features show lives in shared.';
};

const WALLS: readonly Wall[] = [
  packageWall,
  libraryWall,
  floorWall,
  roleWall,
  manifestWall,
  apiTestingWall,
  webLayerWall,
  webFeatureWall,
];

/** Why a file, named by its path from the root, may not import `source`; undefined: it may. */
export function refusalOf(file: string, source: string): string | undefined {
  const one = importOf(file, source);
  for (const wall of WALLS) {
    const message = wall(one);
    if (message !== undefined) return message;
  }
  return undefined;
}
