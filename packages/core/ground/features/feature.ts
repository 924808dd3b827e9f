import type { Db } from '@pailei/db/client';
import type { Trim } from '@pailei/db/trim';
import type { LoopName } from '@pailei/contracts/site/jobs/job-texts';
import type { ClockArea } from '@pailei/domain/maintenance/maintenance';
import type { TopicDefinition } from '@pailei/live/registry';
import type { Clock } from '../clocks/clock.ts';
import type { Job, NewJob } from '../jobs/job.ts';
import type { CallFactory } from '../http/calls.ts';
import type { Offer } from './offers.ts';

/** Makes a service of what a process gives and of other services, which it names in its parameter. */
export type ServiceFactories = Readonly<Record<string, (needs: never) => unknown>>;

/** How the objects of one type are called by now. */
export type TargetNames = (db: Db, ids: readonly string[]) => Promise<readonly { id: string; name: string }[]>;

/** By target type; a type that is missing here has no names. */
export type TargetNamesByType = Readonly<Record<string, TargetNames>>;

/** A heading of the API document; of several parts under one name, one says what it is about. */
export type ApiHeading = { name: string; about?: string };

/** Finds in the database what a lost job would have done. `overdue`: what was due before it has waited long enough. */
export type Sweep = (db: Db, span: { overdue: string; limit: number }) => Promise<readonly NewJob[]>;

/** What a worker does again and again. */
export type LoopDefinition<Services = never> = {
  name: LoopName;
  /** The longest pause between two ticks. */
  every_ms: number;
  /** Given for one that runs earlier: whoever leaves it something to do wakes it (`wakeLoop`), and it knows when something is due. */
  wakes?: { next_due(this: void, services: Services): Promise<string | null> };
  /** The area whose clock pause it waits for; null: it goes by no clock of players. */
  pauses_with: ClockArea | null;
  tick(this: void, services: Services): Promise<unknown>;
};

/** A topic whose snapshot needs what features above it give. */
export type TopicOfOffers = (offers: readonly Offer[]) => TopicDefinition;

/** What a feature gives to the processes. `Services`: what a worker must have for its jobs, loops and clocks. */
export type Feature<Services = never> = {
  name: string;
  /** Built by the processes that use them. */
  services?: ServiceFactories;
  /** Its calls of the API. */
  calls?: readonly CallFactory[];
  /** Under which headings of the API document calls stand, by the first part of their address below `/api`. */
  headings?: Readonly<Record<string, ApiHeading>>;
  /** Who may join a live topic, and where its view starts. */
  topics?: readonly (TopicDefinition | TopicOfOffers)[];
  /** What features below it show of it. */
  offers?: readonly Offer[];
  jobs?: readonly Job<Services>[];
  sweeps?: readonly Sweep[];
  loops?: readonly LoopDefinition<Services>[];
  clocks?: readonly Clock<Services>[];
  trims?: readonly Trim[];
  /** The actions that it writes into the audit log, with their texts. */
  audits?: Readonly<Record<string, string>>;
  /** How the objects of its audit rows are called, by target type. */
  target_names?: Readonly<Record<string, TargetNames>>;
  /** The kinds of notices that it sends. */
  notices?: Readonly<Record<string, object>>;
};
