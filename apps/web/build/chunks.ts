type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null };

export type Entries = {
  app: string;
  /** The other bundles, the one that must stay smallest first: none may carry what only the app needs. */
  others: readonly string[];
  /** The module that every page of the app loads when it is there. */
  everyPage: string;
  /** The pages that guests come to first. */
  publicPages: readonly string[];
};

const ICONS = /\/node_modules\/lucide-react\//;

/** An index that names far more than is used. */
const INDEX = /\/@base-ui\/react\/toast\/index/;

/** Packages whose index names far more than is used: by imports alone everything would seem to need all of it. */
const WHOLE: readonly [name: string, path: RegExp][] = [
  ['shared-1', /rolldown\/runtime/],
  // of the overlay's layouts only some follow a match, only some an event
  [
    'shared-1',
    /\/packages\/domain\/series\/(?:settings|series-over|types)\.|\/matches\/series-names\.|\/shared\/match\/series-state|\/avatars\/avatar-look|\/plate-states\.module/,
  ],
  [
    'series',
    /\/packages\/domain\/(?:series\/(?:evolve\/|decide\/legal|next-action|locks|cases|random)|random\/|draws\/(?:labels|draw-key)|violation\/)|\/matches\/match\.fold|\/shared\/(?:assets\/emblems|match\/(?:decks|series-labels))/,
  ],
  ['zod', /\/node_modules\/zod\//],
  // all but the overlay load these first: they join what the app shares with the match view
  ['shared-2', /\/node_modules\/jotai\//],
  ['shared-2', /\/node_modules\/@base-ui\/(?:react\/toast\/createToastManager|utils\/generateId)/],
  ['forms', /\/node_modules\/(?:react-hook-form|@hookform)\//],
];

/** The chunks of what several other pages share: a few files instead of one for each set of pages. */
const KINDS: readonly [name: string, path: RegExp][] = [
  ['ui', ICONS],
  [
    'fields-kit',
    /\/node_modules\/@base-ui\/react\/(?:autocomplete|checkbox|combobox|number-field|radio|select|slider)/,
  ],
  ['kit', /\/node_modules\/(?:@base-ui|@floating-ui|use-sync-external-store)\//],
  // what is built on the kit is not in `ui`: pages of a plain form need no kit
  ['dialogs', /\/shared\/ui\/\w+\/(?:Dialog|Drawer|Menu|ReasonDialog|Tabs)\./],
  ['contracts', /\/packages\/(?:contracts|domain)\//],
  [
    'tables',
    /\/node_modules\/@tanstack\/|\/shared\/ui\/\w+\/(?:BatchBar|DataTable|FilterStrip|SidePanel|data-table|useRowModel|useUrl)/,
  ],
  ['fields', /\/shared\/ui\/\w+\/(?:Checkbox|RadioList|RangeSlider|Select|Stepper)/],
  ['ui', /\/app\/|\/shared\/(?:api|links|live|navigation|session|sound|state|ui)\//],
];

/** Pages without the shell need these too. */
const OWN_FILE: ReadonlySet<string> = new Set(['contracts', 'dialogs', 'ui', 'kit', 'fields-kit']);

/** What the rule needs to know of the whole build, for all modules at once. */
type Plan = {
  /** What the app loads before anything else. */
  first: ReadonlySet<string>;
  /** For each module the lazily loaded parts of the app that need it at once. */
  usersOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the other entries need: first what each needs at once, then what it needs only for some of its views. */
  shares: readonly (readonly [name: string, reached: ReadonlySet<string>])[];
};

/**
 * Names the chunk of each module that the app loads first or that more than one lazily loaded part of it needs; null leaves it to
 * the bundler. What the app loads first is one file, `app`. What the n-th other entry needs as well is a chunk of its own, `shared-<n>`,
 * and with `-later` where that one needs it only for some of its views (`shared-1-later-2` where the second needs it at once): no entry
 * carries what only another needs, and none starts the app. A public page loads nothing that it does not show: what one of them needs is
 * a file with the page, and what several need is `public`. The rest goes by its kind or its room.
 */
export function chunkOf(entries: Entries) {
  let plan: Plan | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    plan ??= planOf(entries, graph);
    return nameIn(WHOLE, id) ?? (plan.first.has(id) ? firstName(id, plan) : laterName(id, plan, entries));
  };
}

/** Packages that the app loads first are left to the bundler: their index files name far more than is used. */
function firstName(id: string, { shares }: Plan): string | null {
  if (id.includes('/node_modules/') && !ICONS.test(id)) return null;
  const share = nameOfShare(id, shares);
  return share ? `shared-${share}` : 'app';
}

function laterName(id: string, { usersOf, shares }: Plan, { everyPage, publicPages }: Entries): string | null {
  const users = usersOf.get(id);
  if (!users) return null;
  const share = nameOfShare(id, shares);
  if (share) return `shared-${share}`;
  const [page, ...others] = publicPages.filter((path) => users.has(path));
  if (page !== undefined) return publicName(id, others.length > 0 ? 'public' : pageName(page), users.size);
  const kind = users.size > 1 ? kindOf(id) : null;
  return users.has(everyPage) && !OWN_FILE.has(kind ?? '') ? 'page' : kind;
}

/** What other pages need too is apart from the page itself, and packages from the site's own code; sheets come with the app's. */
function publicName(id: string, name: string, users: number): string | null {
  if (id.endsWith('.css')) return 'app';
  if (users === 1) return null;
  return `${name}-${id.includes('/node_modules/') && !ICONS.test(id) ? 'kit' : 'parts'}`;
}

const pageName = (path: string) => /(\w+)\.\w+$/.exec(path)?.[1] ?? path;

function nameOfShare(id: string, shares: Plan['shares']): string | undefined {
  return shares.find(([, reached]) => reached.has(id))?.[0];
}

function kindOf(id: string): string | null {
  return nameIn(KINDS, id) ?? /\/(?:features\/[\w-]+|shared)\/([\w-]+)\//.exec(id)?.[1] ?? null;
}

function nameIn(list: readonly [name: string, path: RegExp][], id: string): string | undefined {
  return list.find(([, path]) => path.test(id))?.[0];
}

function planOf({ app, others }: Entries, graph: ModuleGraph): Plan {
  const now = others.map((entry, index) => [`${index + 1}`, reachedFrom(entry, graph, 'at once')] as const);
  const later = others.map((entry, index) => [`${index + 1}-later`, reachedFrom(entry, graph, 'ever')] as const);
  const both = now.flatMap(([name, reached], index) =>
    later.slice(0, index).map(([early, ever]) => [`${early}-${name}`, commonOf(reached, ever)] as const),
  );
  return {
    first: reachedFrom(app, graph, 'at once'),
    usersOf: usersByModule(app, graph),
    shares: [...now.slice(0, 1), ...both, ...now.slice(1), ...later],
  };
}

function commonOf(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...some].filter((id) => others.has(id)));
}

function usersByModule(app: string, graph: ModuleGraph): Plan['usersOf'] {
  const parts = [...reachedFrom(app, graph, 'ever')].flatMap(
    (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  const users = new Map<string, Set<string>>();
  for (const part of new Set(parts)) {
    for (const id of reachedFrom(part, graph, 'at once')) users.set(id, (users.get(id) ?? new Set()).add(part));
  }
  return users;
}

/** All that a module imports, itself included; `ever`: with what it imports only when it is needed. */
function reachedFrom(start: string, graph: ModuleGraph, when: 'at once' | 'ever'): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) {
    if (INDEX.test(id)) continue;
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) reached.add(imported);
    for (const imported of (when === 'ever' && info?.dynamicallyImportedIds) || []) reached.add(imported);
  }
  return reached;
}
