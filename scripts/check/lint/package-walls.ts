import { isIn, isOneOf, isTest, type Wall } from './imports.ts';

type Zone = {
  name: string;
  places: readonly string[];
  /** Where its relative imports may lead, if not to its own places. */
  reach?: readonly string[];
  /** The only libraries and packages that it imports. */
  may: readonly string[];
};

const BELOW_CORE = ['@pailei/domain', '@pailei/contracts', '@pailei/db', '@pailei/live'];
const SERVER = [...BELOW_CORE, '@pailei/core', 'node:', 'zod', 'ioredis'];
const HTTP = ['fastify', '@fastify/', 'fastify-type-provider-zod', 'fast-json-stringify'];
const LIVE_IN_BROWSER = [
  'packages/live/client.ts',
  'packages/live/feed-client.ts',
  'packages/live/snapshots.ts',
  'packages/live/protocol/',
];
const REACT = ['react', 'react-dom', 'react-router-dom', '@tanstack/', '@base-ui/react', 'lucide-react'];
const FORMS = ['react-hook-form', '@hookform/', 'zod'];

/** Every package and process with what it may import. The first zone that a file lies in is its own. */
const ZONES: readonly Zone[] = [
  { name: 'domain', places: ['packages/domain/'], may: ['deckstrings'] },
  { name: 'contracts', places: ['packages/contracts/'], may: ['@pailei/domain', 'zod'] },
  {
    name: 'db',
    places: ['packages/db/'],
    may: ['@pailei/domain', '@pailei/contracts', 'kysely', 'pg', 'node:'],
  },
  {
    name: 'live in the browser',
    places: LIVE_IN_BROWSER,
    may: ['@pailei/domain', '@pailei/contracts', 'zod', 'socket.io-client'],
  },
  {
    name: 'live',
    places: ['packages/live/'],
    may: ['@pailei/domain', '@pailei/contracts', '@pailei/db', 'kysely', 'ioredis', 'zod', 'node:'],
  },
  {
    name: 'core',
    places: ['packages/core/'],
    may: [
      ...BELOW_CORE,
      'node:',
      'kysely',
      'zod',
      'pino',
      'prom-client',
      '@node-rs/argon2',
      'otpauth',
      'nodemailer',
      'web-push',
      'sharp',
      '@aws-sdk/client-s3',
      'csv-parse',
      'csv-stringify',
      'lru-cache',
    ],
  },
  { name: 'the api', places: ['apps/api/'], may: [...SERVER, ...HTTP, 'lru-cache'] },
  { name: 'the hub', places: ['apps/hub/'], may: [...SERVER, ...HTTP, 'socket.io', 'socket.io-parser', 'ws'] },
  { name: 'the worker', places: ['apps/worker/'], may: [...SERVER, 'bullmq', 'kysely'] },
  {
    name: 'the simulator',
    places: ['apps/simulator/'],
    may: ['@pailei/domain', '@pailei/contracts', '@pailei/live/feed-client', 'otpauth', 'node:'],
  },
  {
    name: 'the build of the web client',
    places: [
      'apps/web/vite.config.ts',
      'apps/web/vite.overlay.config.ts',
      'apps/web/vite.server.config.ts',
      'apps/web/vite.service-worker.config.ts',
      'apps/web/vite.offline.config.ts',
      'apps/web/build/',
    ],
    may: ['@pailei/contracts', 'vite', '@vitejs/', '@tailwindcss/', 'postcss', '@mdn/browser-compat-data', 'node:'],
  },
  {
    name: 'the drawing of pictures for links',
    places: ['apps/web/server/pictures/'],
    reach: ['apps/web/'],
    may: ['@pailei/domain', '@pailei/contracts', 'satori', 'sharp', ...REACT, 'node:'],
  },
  {
    name: 'the rendering of first views',
    places: ['apps/web/server/'],
    reach: ['apps/web/'],
    may: ['@pailei/domain', '@pailei/contracts', ...REACT, 'postcss', 'postcss-selector-parser', 'node:'],
  },
  {
    name: 'the web client',
    places: ['apps/web/'],
    may: [
      '@pailei/domain',
      '@pailei/contracts',
      '@pailei/live/client',
      '@pailei/live/feed-client',
      ...REACT,
      ...FORMS,
      'jotai',
      'uplot',
      'uqr',
      'hls.js',
      'markdown-to-jsx',
    ],
  },
  {
    name: 'infra',
    places: ['infra/'],
    may: ['@pailei/contracts', '@pailei/core', '@pailei/db', 'pg', 'ioredis', 'httpxy', 'vite', 'node:'],
  },
  {
    name: 'scripts',
    places: ['scripts/'],
    reach: ['scripts/', 'tests/', 'apps/web/build/'],
    may: ['@pailei/', 'playwright', 'oxlint', 'sharp', 'node:'],
  },
];

const zoneOf = (path: string) => ZONES.find(({ places }) => isIn(path, places));

/** A package imports what its zone may, and its own files. */
export const packageWall: Wall = ({ file, source, target }) => {
  const zone = isTest(file) ? undefined : zoneOf(file);
  if (!zone) return undefined;
  if (target === null) {
    return isOneOf(source, zone.may)
      ? undefined
      : `${zone.name} imports its own files and ${zone.may.join(', ')} alone.`;
  }
  return isIn(target, zone.reach ?? zone.places)
    ? undefined
    : `${zone.name} reaches another package by its name, @pailei/…, so that the walls hold.`;
};

type Guarded = { library: string; places: readonly string[]; inTests: boolean };

/** Libraries that one place alone imports, whoever else would be allowed to. */
const GUARDED: readonly Guarded[] = [
  { library: 'jotai', places: ['apps/web/shared/state/'], inTests: true },
  { library: 'bullmq', places: ['apps/worker/', 'tests/bench/jobs/'], inTests: false },
  {
    library: 'postcss',
    places: ['apps/web/server/first-sheet.ts', 'apps/web/build/styles/', 'apps/web/build/floor/sheet-faults.ts'],
    inTests: false,
  },
  { library: 'postcss-selector-parser', places: ['apps/web/server/first-sheet.ts'], inTests: false },
  {
    library: 'markdown-to-jsx',
    places: ['apps/web/features/play/tournaments/overview/DescriptionText.tsx'],
    inTests: false,
  },
];

export const libraryWall: Wall = ({ file, source }) => {
  const guarded = GUARDED.find(({ library }) => isOneOf(source, [library]));
  if (!guarded) return undefined;
  const { library, places, inTests } = guarded;
  const isFree = isTest(file) ? inTests : isIn(file, places);
  return isFree ? undefined : `${library} is imported in ${places.join(', ')} alone.`;
};
