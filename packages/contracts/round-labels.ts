import type { StageType } from '@pailei/domain/tournament';

export type RoundPlace = { stage_type: StageType; round: number; round_count: number; is_third_place: boolean };

/** A round in words: 瑞士轮 第 2 轮, 八分之一决赛, 半决赛, 季军赛, 决赛. */
export function roundLabel(place: RoundPlace): string {
  switch (place.stage_type) {
    case 'swiss':
      return `瑞士轮 第 ${place.round} 轮`;
    case 'single_elimination':
      return place.is_third_place ? '季军赛' : eliminationLabel(place.round_count - place.round);
    default:
      return place.stage_type satisfies never;
  }
}

const LATE_ROUNDS = ['决赛', '半决赛', '四分之一决赛', '八分之一决赛'];

/** `roundsLeft`: rounds still to come after this one. */
function eliminationLabel(roundsLeft: number): string {
  return LATE_ROUNDS[roundsLeft] ?? `${2 ** (roundsLeft + 1)} 强赛`;
}
