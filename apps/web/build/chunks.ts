type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null };

export type Entries = {
  app: string;
  /** The page of a match, which may carry nothing that only the app needs. */
  matchView: string;
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
  ['shared', /rolldown\/runtime/],
  ['zod', /\/node_modules\/zod\//],
  // the app and the match view load these first: they join what both share
  ['shared', /\/node_modules\/jotai\//],
  ['shared', /\/node_modules\/@base-ui\/(?:react\/toast\/createToastManager|utils\/generateId)/],
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
  ['dialogs', /\/shared\/ui\/\w+\/(?:Dialog|Drawer|Menu|ReasonDialog|SecretDialog|Tabs)\./],
  ['contracts', /\/packages\/(?:contracts|domain)\//],
  [
    'tables',
    /\/node_modules\/@tanstack\/|\/shared\/ui\/\w+\/(?:BatchBar|DataTable|FilterStrip|SidePanel|data-table|useRowModel|useUrl)/,
  ],
  ['fields', /\/shared\/ui\/\w+\/(?:Checkbox|RadioList|RangeSlider|Select|Stepper)/],
  ['ui', /\/app\/|\/shared\/(?:api|links|live|navigation|session|sound|state|ui)\//],
];

/** What the match view needs for some of its parts; apart, what of it no public page needs. */
const LATER = 'shared-later';
const LATER_APART = 'shared-apart';

/** Pages without the shell need these too. */
const OWN_FILE: ReadonlySet<string> = new Set(['contracts', 'schemas', 'dialogs', 'ui', 'kit', 'fields-kit']);

/** What the rule needs to know of the whole build, for all modules at once. */
type Plan = {
  /** What the app loads before anything else. */
  first: ReadonlySet<string>;
  /** For each module the lazily loaded parts of the app that need it at once. */
  usersOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Modules that need the library of schemas. */
  schemas: ReadonlySet<string>;
  /** What the match view needs as well: at once, and later. */
  shares: readonly (readonly [name: string, reached: ReadonlySet<string>])[];
};

/**
 * Names the chunk of each module that the app loads first or that more than one lazily loaded part of it needs; null leaves it to
 * the bundler. What the app loads first is one file, `app`. What the match view needs as well is a chunk of its own, `shared`, and
 * `shared-later` where that page needs it only for some of its parts (`shared-apart`: and no public page does): none carries what only the other needs, and none starts the
 * other. A public page loads nothing that it does not show: what one of them needs is a file with the page, and what several need is
 * `public`. The rest goes by its kind or its room.
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
  return nameOfShare(id, shares) ?? 'app';
}

function laterName(id: string, plan: Plan, { everyPage, publicPages }: Entries): string | null {
  const { usersOf, shares, schemas } = plan;
  const users = usersOf.get(id);
  if (!users) return null;
  const share = nameOfShare(id, shares);
  const [page, ...others] = publicPages.filter((path) => users.has(path));
  if (share) return share === LATER && page === undefined ? LATER_APART : share;
  if (page !== undefined) return publicName(id, others.length > 0 ? 'public' : pageName(page), users.size);
  const kind = users.size > 1 ? kindOf(id, schemas) : null;
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

/** Contracts with schemas are apart from those that pages need at once: making the schemas is work. */
function kindOf(id: string, schemas: Plan['schemas']): string | null {
  const kind = nameIn(KINDS, id);
  if (kind === 'contracts' && schemas.has(id)) return 'schemas';
  return kind ?? /\/(?:features\/[\w-]+|shared)\/([\w-]+)\//.exec(id)?.[1] ?? null;
}

function nameIn(list: readonly [name: string, path: RegExp][], id: string): string | undefined {
  return list.find(([, path]) => path.test(id))?.[0];
}

function planOf({ app, matchView }: Entries, graph: ModuleGraph): Plan {
  const own = reachedFrom(app, graph, 'ever');
  return {
    first: reachedFrom(app, graph, 'at once'),
    schemas: new Set([...own].filter((id) => needsSchemas(id, graph))),
    usersOf: usersByModule(app, graph),
    shares: [
      ['shared', reachedFrom(matchView, graph, 'at once')],
      [LATER, reachedFrom(matchView, graph, 'ever')],
    ],
  };
}

const SCHEMAS = /\/node_modules\/zod\//;
const isContract = (id: string) => /\/packages\/(?:contracts|domain)\//.test(id);

function needsSchemas(id: string, graph: ModuleGraph): boolean {
  return isContract(id) && [...reachedFrom(id, graph, 'at once')].some((reached) => SCHEMAS.test(reached));
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
