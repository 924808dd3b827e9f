import { readGroupNode } from '@pailei/domain/groups/node-ids';
import { groupRoundText } from '../group-names.ts';
import type { RoundTexts } from './round-text.ts';

export const ROUND_ROBIN_NAME = '小组赛';

export const ROUND_ROBIN_ROUNDS: RoundTexts = {
  round: ({ round, node }) => `${ROUND_ROBIN_NAME} ${groupRoundText(round, node)}`,
  roundInStage: ({ round, node }) => groupRoundText(round, node),
  hasTables: ({ node }) => !node || readGroupNode(node).section === 'main',
};
