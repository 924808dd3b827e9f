import type { BattleEvents } from '@pailei/domain/battles/events';
import { defineTopic } from '../../topics/topic.ts';
import type { BattleSnapshot } from './battle-views.ts';

export const battleTopic = defineTopic<BattleSnapshot, BattleEvents>()('battle', 'battle:{id}');
