import { defineTopic } from '../../topics/topic.ts';

/** What the worker writes every 5 s, so that what comes out of a hub proves the whole path. */
export type CanaryEvents = { canary_sent: { from: string } };

export const canaryTopic = defineTopic<object, CanaryEvents>()('canary', 'canary');
