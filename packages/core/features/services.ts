import type { ServiceFactories } from '../ground/features/feature.ts';

type NeedsOf<Factories extends ServiceFactories, Name> = Name extends keyof Factories
  ? Parameters<Factories[Name]>[0]
  : never;

/** A service with all that it needs of other services, and they of others. */
type WithNeeded<Factories extends ServiceFactories, Name, Seen = never> = Name extends keyof Factories
  ? Name | WithNeeded<Factories, Exclude<keyof NeedsOf<Factories, Name> & keyof Factories, Seen | Name>, Seen | Name>
  : never;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What a process must give to have these services: what they need and no feature makes. */
export type ResourcesFor<Factories extends ServiceFactories, Name extends keyof Factories> = Intersection<
  WithNeeded<Factories, Name> extends infer Needed
    ? Needed extends keyof Factories
      ? Omit<NeedsOf<Factories, Needed>, keyof Factories>
      : never
    : never
>;

export type ServicesOf<Factories extends ServiceFactories> = {
  readonly [Name in keyof Factories]: ReturnType<Factories[Name]>;
};

/** The factories, if each gets services of the types that it asks for. */
export type Wired<Factories extends ServiceFactories> = {
  readonly [Name in keyof Factories]: Pick<
    ServicesOf<Factories>,
    keyof NeedsOf<Factories, Name> & keyof Factories
  > extends Pick<NeedsOf<Factories, Name>, keyof NeedsOf<Factories, Name> & keyof Factories>
    ? Factories[Name]
    : never;
};

/** Services that are built as they are asked for, once each, with those that they need. */
export type OpenServices<Services> = {
  /** All that were given, and every service by its name. */
  all: Services;
  pick<Name extends keyof Services & string>(names: readonly Name[]): Pick<Services, Name>;
  /** Those that were built so far. */
  built(): readonly unknown[];
};

/** `Name`: the services that may be asked for. Asking throws for services that need each other. */
export function openServices<Factories extends ServiceFactories, Name extends keyof Factories & string>(
  factories: Factories,
  resources: ResourcesFor<Factories, Name> & object,
): OpenServices<Pick<ServicesOf<Factories>, Name>> {
  const built = new Map<string, unknown>();
  const begun: string[] = [];
  const scope: object = { ...resources };

  function build(name: string): unknown {
    if (built.has(name)) return built.get(name);
    if (begun.includes(name)) throw new Error(`services need each other: ${[...begun, name].join(' → ')}`);
    begun.push(name);
    const service = factories[name]?.(scope as never);
    begun.pop();
    built.set(name, service);
    return service;
  }

  // Not enumerable: spreading the object copies the resources, and builds no service.
  for (const name of Object.keys(factories)) Object.defineProperty(scope, name, { get: () => build(name) });
  const all = scope as Pick<ServicesOf<Factories>, Name>;
  return {
    all,
    pick: (names) =>
      Object.fromEntries(names.map((name) => [name, build(name)])) as Pick<typeof all, (typeof names)[number]>,
    built: () => [...built.values()],
  };
}

/** The named services and, once each, those that they need; nothing else is built. Throws for services that need each other. */
export const createServices = <Factories extends ServiceFactories, Name extends keyof Factories & string>(
  factories: Factories,
  names: readonly Name[],
  resources: ResourcesFor<Factories, Name> & object,
): Pick<ServicesOf<Factories>, Name> => openServices<Factories, Name>(factories, resources).pick(names);
