const MAIN_NODE = /^g(\d+)-l([12])r(\d+)-(\d+)$/;
const DECIDER_NODE = /^g(\d+)-d(\d+)-(\d+)$/;

/** The place of a match in a stage of groups; `group` from 0, everything else from 1. */
export type GroupPlace = {
  readonly section: 'main' | 'decider';
  readonly group: number;
  /** Of the whole stage, both legs counted on; of a decider, among those of its group. */
  readonly round: number;
  /** Within the round of its group. */
  readonly number: number;
  readonly leg: 1 | 2;
};

type Place = Omit<GroupPlace, 'section'>;

/** The id of that place, as it stands in logs and states for ever. */
export function groupNode({ group, round, number, leg }: Place): string {
  return `g${group + 1}-l${leg}r${round}-${number}`;
}

/** The same for a match that decides a tie. */
export function deciderNode({ group, round, number }: Omit<Place, 'leg'>): string {
  return `g${group + 1}-d${round}-${number}`;
}

/** @throws Error for the id of anything else. */
export function readGroupNode(node: string): GroupPlace {
  const [, group, leg, round, number] = MAIN_NODE.exec(node) ?? [];
  if (group !== undefined)
    return {
      section: 'main',
      group: Number(group) - 1,
      round: Number(round),
      number: Number(number),
      leg: leg === '2' ? 2 : 1,
    };
  const [, inGroup, attempt, place] = DECIDER_NODE.exec(node) ?? [];
  if (inGroup === undefined) throw new Error(`${node} is no place of a group`);
  return { section: 'decider', group: Number(inGroup) - 1, round: Number(attempt), number: Number(place), leg: 1 };
}
