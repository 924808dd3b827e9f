import type { TopicShapes } from './protocol-shapes.ts';

/** The contracts of what topics send; a topic that is not here is checked against the protocol alone. */
export const TOPIC_SHAPES: TopicShapes = {};
