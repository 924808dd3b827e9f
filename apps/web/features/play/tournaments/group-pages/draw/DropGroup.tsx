import { useState, type DragEvent, type ReactNode } from 'react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { GroupHead } from './GroupSeats.tsx';
import { SEAT_TYPE, type Picking } from './picking.ts';

type DropGroupProps = {
  /** null: those who stand in no group. */
  group: number | null;
  name: string;
  picking: Picking;
  count: number;
  children: ReactNode;
};

/** A group that somebody can be dropped on; by the keyboard, whoever is picked comes here by its button. */
export function DropGroup({ group, name, count, picking, children }: DropGroupProps) {
  const [isOver, setOver] = useState(false);
  const { picked, isDisabled } = picking;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData(SEAT_TYPE);
    if (id !== '') picking.move(id, group);
  };
  const here = picked !== null && !isDisabled && (
    <Button size="sm" aria-label={`放到「${name}」`} onClick={() => picking.move(picked, group)}>
      放到这里
    </Button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a target to drop on; its button does the same
    <li
      aria-label={name}
      className={cx('min-w-0', isOver && 'bg-hover')}
      onDragOver={(event) => {
        if (isDisabled || !event.dataTransfer.types.includes(SEAT_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <GroupHead name={name} count={count} isQuiet={group === null}>
        {here}
      </GroupHead>
      {children}
    </li>
  );
}
