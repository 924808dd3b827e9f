import { firstLoadChunk } from './first-load.ts';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null };

export type Entries = {
  app: string;
  /** The other bundles, the one that must stay smallest first: none may carry what only the app needs. */
  others: readonly string[];
  /** The module that every page of the app loads after its first paint. */
  everyPage: string;
};

/** Packages whose index names far more than is used: by imports alone everything would seem to need all of it. */
const WHOLE: readonly [name: string, path: RegExp][] = [
  // all but the overlay load these first: they join what the app shares with the match view
  ['app-2', /\/node_modules\/(?:lucide-react|jotai)\//],
  ['app-2', /\/node_modules\/@base-ui\/(?:react\/toast\/createToastManager|utils\/generateId)/],
  ['queries', /\/node_modules\/@tanstack\/(?:react-query|query-core)\//],
  ['fields', /\/node_modules\/@base-ui\/react\/(?:autocomplete|checkbox|combobox|number-field|radio|select|slider)/],
  ['kit', /\/node_modules\/(?:@base-ui|@floating-ui|use-sync-external-store)\//],
];

/** Where what several pages share goes out: a handful of files instead of one for each set of pages. */
const KINDS: readonly [name: string, path: RegExp][] = [
  ['forms', /\/node_modules\/(?:react-hook-form|@hookform)\/|\/form-errors/],
  ['contracts', /\/node_modules\/zod\/|\/packages\/(?:contracts|domain)\//],
  ['queries', /\/shared\/api\//],
  [
    'tables',
    /\/node_modules\/@tanstack\/|\/shared\/ui\/(?:BatchBar|DataTable|FilterStrip|SidePanel|data-table|useUrl)/,
  ],
  ['fields', /\/shared\/ui\/(?:Checkbox|Select)/],
  ['ui', /\/(?:shared|app)\/|\/home\.words|\/deck-views/],
];

/** Pages without the shell need these too. */
const OWN_FILE: ReadonlySet<string> = new Set(['forms', 'contracts', 'queries', 'ui']);

/**
 * Names the chunk of each module that the app loads first or that more than one lazily loaded part of it needs. What every page
 * needs is one file; the rest goes by its kind or its feature. What another entry needs as well is `shared-<n>` for the n-th of them, and
 * `shared-<n>-later` where that one needs it only for some of its views.
 */
export function chunkOf({ app, others, everyPage }: Entries) {
  const firstChunkOf = firstLoadChunk(app, others);
  let usersOf: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  let first: ReadonlySet<string>;
  let sharing: readonly (readonly [name: string, reached: ReadonlySet<string>])[];
  return (id: string, graph: ModuleGraph): string | null => {
    if (!usersOf) {
      usersOf = usersByModule(app, graph);
      first = reachedFrom(app, graph, false);
      sharing = [
        ...others.map((entry, index) => [`shared-${index + 1}`, reachedFrom(entry, graph, false)] as const),
        ...others.map((entry, index) => [`shared-${index + 1}-later`, reachedFrom(entry, graph, true)] as const),
      ];
    }
    const early = nameIn(WHOLE, id) ?? firstChunkOf(id, graph);
    if (early) return early;
    const users = usersOf.get(id);
    if (!users || first.has(id)) return null;
    const shared = sharing.find(([, reached]) => reached.has(id));
    if (shared) return shared[0];
    const kind = users.size > 1 ? kindOf(id) : null;
    return users.has(everyPage) && !OWN_FILE.has(kind ?? '') ? 'page' : kind;
  };
}

function kindOf(id: string): string | null {
  return nameIn(KINDS, id) ?? /\/features\/([\w-]+)\//.exec(id)?.[1] ?? null;
}

function nameIn(list: readonly [name: string, path: RegExp][], id: string): string | undefined {
  return list.find(([, path]) => path.test(id))?.[0];
}

/** For each module the lazily loaded parts of the app that need it at once. */
function usersByModule(app: string, graph: ModuleGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = [...reachedFrom(app, graph, true)].flatMap(
    (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  const users = new Map<string, Set<string>>();
  for (const part of new Set(parts)) {
    for (const id of reachedFrom(part, graph, false)) users.set(id, (users.get(id) ?? new Set()).add(part));
  }
  return users;
}

/** All that a module imports, itself included; `alsoLater`: what it imports only when it is needed, too. */
function reachedFrom(start: string, graph: ModuleGraph, alsoLater: boolean): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) {
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) reached.add(imported);
    for (const imported of (alsoLater && info?.dynamicallyImportedIds) || []) reached.add(imported);
  }
  return reached;
}
