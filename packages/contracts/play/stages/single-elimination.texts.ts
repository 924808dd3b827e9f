import { FIFTH_PLACE_NODE, readNode, SEVENTH_PLACE_NODE } from '@pailei/domain/bracket';
import type { RoundOfStage, StageTexts } from './stage-text.ts';

const NAME = '淘汰赛';

const PLACEMENT_SEMIFINAL = '5–8 名半决赛';

/** By the rounds still to come; those before are named by how many are left. */
const LATE_ROUNDS = ['决赛', '半决赛'];

export const SINGLE_ELIMINATION_TEXTS: StageTexts<'single_elimination'> = {
  name: NAME,
  shortName: '单败',
  summary: ({ size }) => sizeText(size),
  size: ({ size }) => sizeText(size),
  bestOfs: ({ best_of, final_best_of }) => [best_of, final_best_of ?? best_of],
  entrants: (count) => `${count} 强，按名次定种子`,
  progress: (round, round_count) =>
    round_count === null ? `${NAME} 第 ${round} 轮` : roundText({ round, round_count, node: null }),
  round: roundText,
  roundInStage: roundText,
  hasTables: (place) => sectionOf(place) === 'winners' || roundText(place) === PLACEMENT_SEMIFINAL,
  matchHeading: (label) => label,
  dropEffect: '进行中的场次判负，由对手晋级，不能恢复。',
};

function sizeText(size: number | null): string {
  return size === null ? '单败淘汰' : `单败 ${size} 强`;
}

function roundText(place: RoundOfStage): string {
  const section = sectionOf(place);
  if (section === 'third_place') return '季军赛';
  if (section === 'placement') return placementText(place);
  const roundsLeft = place.round_count - place.round;
  return LATE_ROUNDS[roundsLeft] ?? `${2 ** (roundsLeft + 1)} 强`;
}

function sectionOf({ round, round_count, node }: RoundOfStage) {
  if (node === null) return round === round_count ? 'final' : 'winners';
  return readNode(node, round_count).section;
}

function placementText({ node }: RoundOfStage): string {
  if (node === FIFTH_PLACE_NODE) return '第 5 名赛';
  return node === SEVENTH_PLACE_NODE ? '第 7 名赛' : PLACEMENT_SEMIFINAL;
}
