import { floorWall, roleWall } from './floors.ts';
import { apiTestingWall, manifestWall, webFeatureWall, webLayerWall } from './feature-walls.ts';
import { importOf, type Wall } from './imports.ts';
import { libraryWall, packageWall } from './package-walls.ts';

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
