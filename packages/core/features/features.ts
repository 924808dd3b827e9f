import { composeCalls, composeHeadings, composeServices, composeTargetNames, composeTopics } from './compose.ts';
import { FEATURES } from './list.ts';
import { createServices, openServices, type ResourcesFor, type ServicesOf, type Wired } from './services.ts';
import type { ServiceFactories } from '../ground/features/feature.ts';
import type { CallFactory, HttpCall } from '../ground/http/calls.ts';

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Factories = AllOf<Extract<(typeof FEATURES)[number], { services: ServiceFactories }>['services']>;

/** Every service that a process may ask for. */
const SERVICES = composeServices(FEATURES) as Factories satisfies Wired<Factories>;

export type ServiceName = keyof Factories;
export type Services<Name extends ServiceName> = Pick<ServicesOf<Factories>, Name>;

/** All the hub knows of the features: who may join a topic, and where its view starts. */
export const topicRegistry = composeTopics(FEATURES);

/** The headings of the API document. */
export const API_HEADINGS = composeHeadings(FEATURES);

/** What their audit rows are about, for those who read them. */
export const TARGET_NAMES = composeTargetNames(FEATURES);

/** The services that a process uses, built of what it gives. */
export const buildServices = <Name extends ServiceName>(
  names: readonly Name[],
  resources: ResourcesFor<Factories, Name> & object,
): Services<Name> => createServices(SERVICES, names, resources);

/** The services that a process asks for as it goes, of what it gives. */
export const openSite = <Name extends ServiceName>(resources: ResourcesFor<Factories, Name> & object) =>
  openServices<Factories, Name>(SERVICES, resources);

type CallFactories = Extract<(typeof FEATURES)[number], { calls: readonly CallFactory[] }>['calls'][number];
type CallNeeds = AllOf<
  CallFactories extends infer One ? (One extends (needs: infer Needs) => unknown ? Needs : never) : never
>;

/** The services that the calls of all features name in their parameters. */
export type CallServiceName = ServiceName & keyof CallNeeds;

/** The calls of all features: of their services, and of what the process gives besides. */
export const buildCalls = (
  services: Services<CallServiceName>,
  given: Omit<CallNeeds, CallServiceName>,
): readonly HttpCall[] => composeCalls(FEATURES, Object.create(services, Object.getOwnPropertyDescriptors(given)));
