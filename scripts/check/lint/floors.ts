import { featureAt, featureFile, isTest, type Wall } from './imports.ts';

const ROOTS = ['packages/core/', 'packages/contracts/'];

/** The lowest first; wings of one floor know nothing of each other. `http` and `topics` are in contracts alone. */
const FLOORS: readonly (readonly string[])[] = [
  ['http'],
  ['topics'],
  ['ground'],
  ['site'],
  ['people'],
  ['decks', 'shop'],
  ['play'],
  ['features'],
];
const ORDER = FLOORS.map((wings) => wings.join(', ')).join(' → ');

const wingAt = (path: string, root: string): string => path.slice(root.length).split('/')[0] ?? '';
const floorOf = (wing: string): number => FLOORS.findIndex((wings) => wings.includes(wing));

/** A feature imports its own wing and the floors below it. */
export const floorWall: Wall = ({ file, target }) => {
  const root = ROOTS.find((one) => file.startsWith(one));
  if (root === undefined || !target?.startsWith(root) || isTest(file)) return undefined;
  const [own, other] = [wingAt(file, root), wingAt(target, root)];
  const [from, to] = [floorOf(own), floorOf(other)];
  if (from === -1 || to === -1 || own === other || to < from) return undefined;
  return (
    `${own} must not import ${other}: floors go ${ORDER}, and a feature imports its own or lower ones. ` +
    'Move what both need down, or let the lower feature name what it needs: a service in its parameter, or an offerPlace of ground/features/offers.ts.'
  );
};

const CORE = 'packages/core/';
const PRIVATE = /\.(calls|repository|view|policy)\.ts$/;

/** Calls, queries, views and policies are a feature's own. */
export const roleWall: Wall = (one) => {
  const [file, target] = [one.file, featureFile(one)];
  const role = target === undefined ? undefined : PRIVATE.exec(target)?.[1];
  if (role === undefined || target === undefined || !target.startsWith(CORE) || isTest(file)) return undefined;
  const owner = featureAt(target, CORE);
  if (owner !== undefined && owner === featureAt(file, CORE)) return undefined;
  return (
    `A .${role}.ts is imported inside its feature alone, here ${owner ?? CORE}. ` +
    'Import what the feature gives to others (a service, *.reads.ts), or move the function to a file named after what it does.'
  );
};
