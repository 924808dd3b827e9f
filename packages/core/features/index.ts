import { composeServices, composeTargetNames, composeTopics } from './compose.ts';
import { FEATURES } from './list.ts';
import { createServices, type ResourcesFor, type ServicesOf, type Wired } from './services.ts';
import type { ServiceFactories } from '../ground/features/feature.ts';

export { composeWork, type Work } from './compose.ts';
export type { Feature, LoopDefinition, Sweep } from '../ground/features/feature.ts';
export { FEATURES };

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

/** What their audit rows are about, for those who read them. */
export const TARGET_NAMES = composeTargetNames(FEATURES);

/** The services that a process uses, built of what it gives. */
export const buildServices = <Name extends ServiceName>(
  names: readonly Name[],
  resources: ResourcesFor<Factories, Name> & object,
): Services<Name> => createServices(SERVICES, names, resources);
