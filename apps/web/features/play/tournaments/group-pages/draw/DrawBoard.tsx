import { groupName } from '@pailei/contracts/play/stages/group-names';
import { undrawn, type GroupDraw, type GroupField } from '@pailei/domain/tournament/group-draw/group-draw';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { nameOf } from '../../../../../shared/tournaments/people.ts';
import { DrawSeat } from './DrawSeat.tsx';
import { DropGroup } from './DropGroup.tsx';
import { GroupColumns } from './GroupSeats.tsx';
import { moved } from './moved.ts';
import type { Picking } from './picking.ts';

type DrawBoardProps = {
  tournament: TournamentState;
  field: GroupField;
  draw: GroupDraw;
  isDisabled: boolean;
  onArrange: (groups: string[][]) => void;
};

/** Those who stand in no group yet, and the groups: one moves by dragging, or by picking and putting down. */
export function DrawBoard({ tournament, field, draw, isDisabled, onArrange }: DrawBoardProps) {
  const [picked, pick] = useState<string | null>(null);
  const picking: Picking = {
    picked,
    isDisabled,
    pick,
    move(id, group) {
      pick(null);
      onArrange(moved(draw.groups, id, group));
    },
  };
  const left = undrawn(field, draw);
  const seats = (ids: readonly string[]) => (
    <ul className="grid gap-1 py-1">
      {ids.map((id) => (
        <li key={id}>
          <DrawSeat id={id} name={nameOf(tournament, id)} picking={picking} />
        </li>
      ))}
    </ul>
  );
  return (
    <GroupColumns>
      <DropGroup group={null} name="未分组" count={left.length} picking={picking}>
        {seats(left)}
      </DropGroup>
      {draw.groups.map((ids, group) => (
        <DropGroup key={group} group={group} name={groupName(group)} count={ids.length} picking={picking}>
          {seats(ids)}
        </DropGroup>
      ))}
    </GroupColumns>
  );
}
