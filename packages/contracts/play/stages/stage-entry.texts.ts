import type {
  StageAdvance,
  StageCarry,
  StageDistribution,
  StageEntry,
} from '@pailei/domain/tournament/stages/stage-entry';
import type { StageFault, StageFaultCode } from '@pailei/domain/tournament/stages/graph/graph-faults';

export const ADVANCE_KIND_NAMES: Readonly<Record<StageAdvance['kind'], string>> = {
  all: '全部晋级',
  top: '前若干名',
  top_of_group: '每组前若干名',
  max_losses: '负场不超过',
};

export const DISTRIBUTION_NAMES: Readonly<Record<StageDistribution, string>> = {
  seed: '按种子',
  snake: '蛇形',
  groups_apart: '同组分开',
};

export const CARRY_NAMES: Readonly<Record<StageCarry, string>> = {
  nothing: '不带入',
  points: '带入积分',
  results: '带入相互战绩',
};

/** `前 8 名`, `每组前 2 名`, `至多 2 负`. */
export function advanceText(advance: StageAdvance): string {
  switch (advance.kind) {
    case 'all':
      return ADVANCE_KIND_NAMES.all;
    case 'top':
      return `前 ${advance.places} 名`;
    case 'top_of_group':
      return `每组前 ${advance.places} 名`;
    case 'max_losses':
      return advance.losses === 0 ? '未负一场' : `至多 ${advance.losses} 负`;
    default:
      return advance satisfies never;
  }
}

/** `每组前 2 名，同组分开，带入相互战绩`: what is not as usual. */
export function entryText({ advance, distribution, carry }: StageEntry): string {
  const parts = [
    advanceText(advance),
    ...(distribution === 'seed' ? [] : [DISTRIBUTION_NAMES[distribution]]),
    ...(carry === 'nothing' ? [] : [CARRY_NAMES[carry]]),
  ];
  return parts.join('，');
}

const FAULT_TEXTS: Readonly<Record<StageFaultCode, (facts: StageFault['facts']) => string>> = {
  entry_of_first_stage: () => '第一个阶段由全部选手参加，不能设置晋级方式',
  advance_needed: () => '上一阶段已分出胜负，请设置前几名晋级',
  places_too_few: () => '晋级人数不足：至少要有 2 人进入这个阶段',
  groups_missing: () => '上一阶段没有分组，不能按每组名次晋级',
  places_above_group: ({ size }) => `人数最少的一组只能有 ${size} 人晋级`,
  losses_not_counted: () => '上一阶段输了就淘汰，不能按负场晋级',
  takes_more_than_come: ({ places, most }) => `最多只有 ${most} 人晋级到这里，填不满 ${places} 个名额`,
  distribution_not_possible: () => '这种阶段不能这样编排',
  distribution_without_groups: () => '上一阶段没有分组，没有同组的选手可以分开',
  carry_not_kept: () => '上一阶段不计积分，没有可以带入的内容',
  carry_not_taken: () => '这种阶段不计积分，不能带入',
};

export const stageFaultText = ({ code, facts }: StageFault): string => FAULT_TEXTS[code](facts);
