import { z } from 'zod';
import { TEAM_SIZES, type BattleFormatCode, type TeamSize } from '@pailei/domain/battles/settings';
import type { FormatRules } from '../../../packages/domain/battles/formats/format-rules.ts';
import type { FormatTerms } from '../../../packages/domain/battles/formats/format-terms.ts';
import { raceToMajority } from '../../../packages/domain/battles/formats/races.ts';
import { areAllOver, moreWins, wonBoards } from '../../../packages/domain/battles/formats/verdicts.ts';

/**
 * A battle format that the site does not have: the first player of one team meets the last of the other, on all boards at the same
 * time. Tests register it in the maps of formats.
 */
export type MirrorFormat = { readonly code: 'mirror'; readonly size: TeamSize };

export const mirrorTerms: Omit<FormatTerms, 'usual'> & { readonly usual: MirrorFormat } = {
  usual: { code: 'mirror', size: 3 },
  sizes: TEAM_SIZES,
  isSound: () => true,
  series: { format: null, best_of: [1, 3], in_event: {} },
  hasPool: false,
  advisersMost: 0,
  opensTogether: true,
  namesPlayers: () => false,
  mayTie: ({ size }) => size % 2 === 0,
  boardCount: ({ size }) => ({ needed: size, most: size, is_played_out: true }),
  boardsInTurn: () => ({ regular: 1, deciding: 0 }),
};

export const mirrorRules: FormatRules<BattleFormatCode> = {
  shownPlayers: ({ size }) => size,
  verdict: ({ format, boards }) => (areAllOver(boards, format.size) ? moreWins(wonBoards(boards), 'boards') : null),
  next: ({ format: { size } }) =>
    Array.from({ length: size }, (_, index) => ({
      kind: 'regular',
      round: 1,
      seats: { a: { kind: 'order', index }, b: { kind: 'order', index: size - 1 - index } },
    })),
  invalid: () => [],
  isChain: false,
  rotates: false,
  hasHonours: false,
  race: ({ format }, state) => raceToMajority(state, format.size, 'draw'),
};

const shape = z.strictObject({ code: z.literal('mirror'), size: z.literal(TEAM_SIZES) });
export const mirrorContract = { field: shape, settings: shape };

export const mirrorTexts = {
  name: '镜像赛',
  rules: ({ size }: { readonly size: number }) => [`双方各 ${size} 人，第一位对最后一位，各台同时进行。`],
};
