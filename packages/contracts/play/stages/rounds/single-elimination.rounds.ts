import { FIFTH_PLACE_NODE, readNode, SEVENTH_PLACE_NODE } from '@pailei/domain/tournament/bracket/node-ids';
import type { RoundOfStage, RoundTexts } from './round-text.ts';

const PLACEMENT_SEMIFINAL = '5–8 名半决赛';

/** By the rounds still to come; those before are named by how many are left. */
const LATE_ROUNDS = ['决赛', '半决赛'];

export const SINGLE_ELIMINATION_ROUNDS: RoundTexts = {
  round: roundText,
  roundInStage: roundText,
  hasTables: (place) => sectionOf(place) === 'winners' || roundText(place) === PLACEMENT_SEMIFINAL,
};

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
