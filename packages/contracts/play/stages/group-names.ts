import { readGroupNode } from '@pailei/domain/groups/node-ids';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `A 组`, after `Z 组` comes `AA 组`; from 0. */
export function groupName(group: number): string {
  return `${groupLetter(group)} 组`;
}

/** The same without its noun, for where there is little room. */
export function groupLetter(group: number): string {
  const letter = LETTERS.charAt(group % LETTERS.length);
  return group < LETTERS.length ? letter : groupLetter(Math.floor(group / LETTERS.length) - 1) + letter;
}

/** `A 组 第 2 轮`, `A 组 决胜场`; without its place in a group the round alone. */
export function groupRoundText(round: number, node: string | null): string {
  if (!node) return `第 ${round} 轮`;
  const { group, section } = readGroupNode(node);
  return `${groupName(group)} ${section === 'decider' ? '决胜场' : `第 ${round} 轮`}`;
}
