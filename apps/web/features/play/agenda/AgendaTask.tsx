import type { AgendaItem } from '@pailei/contracts/play/agenda/agenda.api';
import type { ReactNode } from 'react';

import { BattleTask } from './BattleTask.tsx';
import { EventTask } from './EventTask.tsx';
import { MatchTask } from './MatchTask.tsx';
import type { TaskSize } from './TaskCard.tsx';

export function AgendaTask({ item, size }: { item: AgendaItem; size: TaskSize }): ReactNode {
  switch (item.kind) {
    case 'event':
      return <EventTask item={item} size={size} />;
    case 'match':
      return <MatchTask item={item} size={size} />;
    case 'battle':
      return <BattleTask item={item} size={size} />;
    default:
      return item satisfies never;
  }
}
