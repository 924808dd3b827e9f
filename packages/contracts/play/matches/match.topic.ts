import type { SeriesEvents } from '@pailei/domain/series/events';
import type { MatchSnapshot } from './matches.api.ts';
import { defineTopic } from '../../topics/topic.ts';

export const matchTopic = defineTopic<MatchSnapshot, SeriesEvents>()('match', 'match:{id}');
