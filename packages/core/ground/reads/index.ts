export { createSharedReads } from './shared-reads.ts';
export { createTopicHeads, type TopicHeads } from './topic-heads.ts';
export { createTopicVersion, type ReadVersion, type TopicVersion } from './topic-version.ts';
