import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import type { CrestStyle } from '@pailei/domain/teams/crest/types';

export type TeamPlan = BodyInput<typeof teamsApi.create>;

/** A team of a simulation: named after the run, so that runs on one site do not meet. */
export function plannedTeam(index: number, run: string): TeamPlan {
  return {
    name: `模拟${index + 1}队 ${run}`,
    tag: `M${index + 1}`,
    crest: { seed: index, style: crestFromSeed(index), image_id: null },
    slogan: '',
    description: '模拟中创建的战队。',
    recruiting: index % 4 === 3 ? 'open' : 'application',
    wanted_classes: [],
    wanted_roles: [],
  };
}

type DemoTeam = Pick<TeamPlan, 'name' | 'tag' | 'slogan' | 'recruiting' | 'wanted_classes' | 'wanted_roles'> & {
  style: CrestStyle;
};

const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    name: '夜航船',
    tag: '夜航',
    slogan: '灯一直亮着。',
    recruiting: 'application',
    wanted_classes: ['mage', 'priest'],
    wanted_roles: ['先锋'],
    style: { silhouette: 'roundel', motif: 'boat', colour: 'indigo' },
  },
  {
    name: '霜刃',
    tag: 'FB',
    slogan: '先手为强。',
    recruiting: 'application',
    wanted_classes: ['rogue'],
    wanted_roles: ['中坚', '陪练'],
    style: { silhouette: 'pointed_shield', motif: 'sword', colour: 'sky' },
  },
  {
    name: '长安夜话',
    tag: '长安',
    slogan: '下完这局再睡。',
    recruiting: 'open',
    wanted_classes: [],
    wanted_roles: ['替补'],
    style: { silhouette: 'hexagon', motif: 'lantern', colour: 'vermilion' },
  },
  {
    name: '渡鸦',
    tag: 'RVN',
    slogan: '夜里出门，天亮归队。',
    recruiting: 'application',
    wanted_classes: ['warlock', 'hunter'],
    wanted_roles: ['大将'],
    style: { silhouette: 'shield', motif: 'wing', colour: 'ink' },
  },
  {
    name: '云顶茶馆',
    tag: '云顶',
    slogan: '一壶茶，三盘棋。',
    recruiting: 'open',
    wanted_classes: ['druid'],
    wanted_roles: ['组牌'],
    style: { silhouette: 'banner', motif: 'mountain', colour: 'pine' },
  },
  {
    name: '赤壁',
    tag: '赤壁',
    slogan: '只等东风。',
    recruiting: 'closed',
    wanted_classes: [],
    wanted_roles: [],
    style: { silhouette: 'shield', motif: 'flame', colour: 'cinnabar' },
  },
];

/** The teams of the demonstration: two open ones, one that takes nobody, the others by application. */
export const DEMO_PLANS: readonly TeamPlan[] = DEMO_TEAMS.map(({ style, ...plan }, seed) => ({
  ...plan,
  description: '演示战队：成员由程序扮演，你也可以申请加入。',
  crest: { seed, style, image_id: null },
}));
