export { createSharedReads } from './shared-reads.ts';
export { createTopicVersion, type TopicVersion } from './topic-version.ts';
