import { expect, test } from 'vitest';

import { chunkOf } from './chunks.ts';

const KIT = '/web/app/page-kit.ts';
const HOME = '/web/features/site/home/HomePage.tsx';
const LIVE = '/web/features/play/live/LivePage.tsx';
const LOBBY = '/web/features/play/lobby/LobbyPage.tsx';
const EVENT = '/web/features/play/EventPage.tsx';

type Module = { now?: string[]; later?: string[] };
const MODULES: Record<string, Module> = {
  '/web/index.html': {
    now: ['/web/app/menu.ts', '/web/shared/store.ts', '/web/shared/client.ts', '/node_modules/router/index.js'],
    later: [KIT, HOME, LIVE, LOBBY, EVENT],
  },
  '/web/app/menu.ts': { now: ['/web/app/rights.ts', '/web/index.html'] },
  '/web/shared/client.ts': { now: ['/web/shared/retry.ts', '/web/shared/store.ts'] },
  [KIT]: {
    now: [
      '/web/features/people/notifications/Bell.tsx',
      '/web/shared/ui/actions/Menu.tsx',
      '/node_modules/zod/index.js',
    ],
  },
  [HOME]: {
    now: [
      '/web/features/site/home/Stage.tsx',
      '/web/shared/ui/actions/Menu.tsx',
      '/web/shared/ui/actions/Button.tsx',
      '/packages/contracts/a.ts',
      '/packages/series.ts',
    ],
  },
  [LIVE]: {
    now: [
      '/web/shared/Steps.tsx',
      '/node_modules/tabs/index.js',
      '/web/features/site/home/Stage.tsx',
      '/web/features/play/live/Player.tsx',
      '/web/shared/ui/actions/Button.tsx',
      '/packages/contracts/a.ts',
      '/packages/words.ts',
      '/node_modules/zod/index.js',
      '/web/app/menu.ts',
    ],
  },
  [LOBBY]: {
    now: ['/web/shared/rows.css', '/web/shared/Row.tsx', '/web/features/play/lobby/Filter.tsx', '/packages/lobby.ts'],
  },
  [EVENT]: {
    now: ['/web/shared/Row.tsx', '/packages/lobby.ts', '/web/shared/Steps.tsx', '/node_modules/tabs/index.js'],
  },
  '/web/match.html': {
    now: ['/packages/series.ts', '/packages/words.ts', '/web/shared/store.ts', '/web/features/play/match/Table.tsx'],
    later: ['/web/shared/pictures.ts'],
  },
  '/web/shared/pictures.ts': { now: ['/web/shared/client.ts'] },
};
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: MODULES[id]?.now ?? [],
    dynamicallyImportedIds: MODULES[id]?.later ?? [],
  }),
};

test.each([
  ['the app itself', '/web/index.html', 'app'],
  ['what the app loads first', '/web/app/rights.ts', 'app'],
  ['a package that the app loads first', '/node_modules/router/index.js', null],
  ['what the match view needs at once, too', '/web/shared/store.ts', 'shared'],
  ['what the match view needs later, too', '/web/shared/client.ts', 'shared-later'],
  ['what comes with that', '/web/shared/retry.ts', 'shared-later'],
  ['what only the match view needs', '/web/features/play/match/Table.tsx', null],
  ['what comes with every page', '/web/features/people/notifications/Bell.tsx', 'page'],
  ['what one page needs alone', '/web/features/play/live/Player.tsx', null],
  ['what is built on the kit', '/web/shared/ui/actions/Menu.tsx', 'dialogs'],
  ['what is not', '/web/shared/ui/actions/Button.tsx', 'ui'],
  ['what two pages need of a feature', '/web/features/site/home/Stage.tsx', 'home'],
  ['what pages need to call the server', '/packages/contracts/a.ts', 'contracts'],
  ['the library of schemas', '/node_modules/zod/index.js', 'zod'],
  ['what one public page needs alone', '/web/features/play/lobby/Filter.tsx', null],
  ['what two public pages need', '/web/shared/Row.tsx', 'public-parts'],
  ['what a public page and another need', '/web/shared/Steps.tsx', 'EventPage-parts'],
  ['a package that they need', '/node_modules/tabs/index.js', 'EventPage-kit'],
  ['the sheet of a public page', '/web/shared/rows.css', 'app'],
  ['what the match view needs and a page', '/packages/words.ts', 'shared'],
])('%s: %s goes into %s', (_what, id, chunk) => {
  const nameOf = chunkOf({
    app: '/web/index.html',
    matchView: '/web/match.html',
    everyPage: KIT,
    publicPages: [LOBBY, EVENT],
  });
  expect(nameOf(id, graph)).toBe(chunk);
});
