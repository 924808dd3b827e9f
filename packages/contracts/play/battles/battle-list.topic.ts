import { defineTopic } from '../../topics/topic.ts';
import type { BattleSummary } from './battle-views.ts';

/** Battles that run, come, or ended lately. */
export type BattleList = { battles: BattleSummary[] };

export type BattleListEvents = { battle_changed: { battle: BattleSummary } };

export const battleListTopic = defineTopic<BattleList, BattleListEvents>()('battles', 'battles');
