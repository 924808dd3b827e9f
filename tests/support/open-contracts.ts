import type { TopicName } from '@pailei/contracts/topics/topic';
import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';

/** Lets everything pass: for tests and benchmarks of the log and the hub that make up events of their own. */
export const openContracts: TopicContracts = {
  payload: (_kind, _type, payload) => payload,
  storedPayload: (_kind, _type, payload) => payload,
  snapshot: (_kind, state) => state,
};

/** A topic's name under which events of any type may be written. */
export const openTopic = (name: string) => name as TopicName<unknown, Readonly<Record<string, object>>>;
