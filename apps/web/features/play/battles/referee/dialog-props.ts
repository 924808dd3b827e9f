import type { BattleState } from '@pailei/domain/battles/types';
import type { BySide } from '@pailei/domain/series/sides';

/** What every dialog of a ruling on a battle gets. */
export type RulingDialogProps = { id: string; state: BattleState; onClose: () => void };

/** Choices between the two teams. */
export const teamOptions = ({ a, b }: BySide<{ readonly name: string }>) => [
  { value: 'a' as const, label: a.name },
  { value: 'b' as const, label: b.name },
];

/** Who loses: one team or both. */
export const loserOptions = (sides: BySide<{ readonly name: string }>) => [
  ...teamOptions(sides),
  { value: 'both' as const, label: '双方' },
];
