import type { Side } from '@pailei/domain/series/sides';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import { useState } from 'react';

import { RulingChoice } from '../../../../shared/rulings/RulingChoice.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { teamOptions, type RulingDialogProps } from './dialog-props.ts';
import { useBattleRuling, useRoster, type BattleRulingInput } from './rulings.api.ts';

type Penalty = 'warn' | 'disqualify' | 'reinstate_player';

const PENALTIES = [
  { value: 'warn', label: '警告' },
  { value: 'disqualify', label: '取消资格' },
  { value: 'reinstate_player', label: '恢复资格' },
] as const satisfies readonly { value: Penalty; label: string }[];

const TEXTS: Readonly<Record<Penalty, string>> = {
  warn: '记入裁判记录，不影响结果。',
  disqualify: '队员：进行中的一台判负，之后不能再上场。全队：整场判负。',
  reinstate_player: '之后可以再上场；已判负的台需另行撤销。',
};

const WHOLE_TEAM = 'team';

/** Warns or disqualifies a team or one of its players, or takes a disqualification back. */
export function PenaltyDialog({ id, state, onClose }: RulingDialogProps) {
  const rule = useBattleRuling(id);
  const [type, setType] = useState<Penalty>('warn');
  const [side, setSide] = useState<Side | null>(null);
  const [who, setWho] = useState(WHOLE_TEAM);
  const people = usePeople(id, state, { type, side });
  const chosen = people.some(({ value }) => value === who) ? who : people[0]?.value;
  const body = (reason: string) =>
    side === null || chosen === undefined ? null : penaltyOf({ type, side, who: chosen, reason });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="判罚"
      description={TEXTS[type]}
      label="原因"
      confirmLabel={confirmText(type, people.find(({ value }) => value === chosen)?.label)}
      variant={type === 'disqualify' ? 'danger-fill' : 'primary'}
      disabled={side === null || chosen === undefined}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={(reason) => {
        const ruling = body(reason);
        if (ruling) rule.mutate(ruling, { onSuccess: onClose });
      }}
    >
      <RulingChoice label="判罚" options={offered(state)} value={type} onChange={setType} />
      <RulingChoice label="战队" options={teamOptions(state.sides)} value={side} onChange={setSide} />
      {side !== null && chosen !== undefined && (
        <Select label="对象" options={people} value={chosen} onChange={setWho} />
      )}
      {side !== null && chosen === undefined && <p className="text-13 text-text-3">这支战队没有被取消资格的队员。</p>}
    </ReasonDialog>
  );
}

/** After the end only warnings and reinstatements are possible. */
const offered = ({ status }: BattleState) =>
  PENALTIES.filter(({ value }) => value !== 'disqualify' || !isBattleOver(status));

type Choice = { type: Penalty; side: Side | null };

function usePeople(id: string, { sides }: BattleState, { type, side }: Choice) {
  const members = useRoster(id, side).data?.members ?? [];
  const out = side === null ? [] : sides[side].out;
  const shown = members
    .filter(({ account_id }) => out.includes(account_id) === (type === 'reinstate_player') || type === 'warn')
    .map(({ account_id, name }) => ({ value: account_id, label: name }));
  return type === 'reinstate_player' ? shown : [{ value: WHOLE_TEAM, label: '全队' }, ...shown];
}

type Chosen = { type: Penalty; side: Side; who: string; reason: string };

function penaltyOf({ type, side, who, reason }: Chosen): BattleRulingInput {
  if (type === 'reinstate_player') return { type, side, account_id: who, reason };
  return { type, side, account_id: who === WHOLE_TEAM ? null : who, reason };
}

function confirmText(type: Penalty, name: string | undefined): string {
  const action = PENALTIES.find(({ value }) => value === type)?.label ?? '';
  return name === undefined ? '请选择对象' : `${action}：${name}`;
}
