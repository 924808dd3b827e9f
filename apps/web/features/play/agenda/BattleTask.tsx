import type { AgendaItemOf } from '@pailei/contracts/play/agenda/agenda.api';
import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { otherSide } from '@pailei/domain/series/decide/legal';

import { battleMark } from '../../../shared/battles/battle-mark.ts';
import { battlePath, teamPath } from '../../../shared/links/links.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { useBattleVersion, useReordered } from './agenda.api.ts';
import { battleLabels } from './battle-labels.ts';
import { TaskCard, type TaskSize } from './TaskCard.tsx';

/** A battle of the visitor's team: what it asks of them, or waits for. */
export function BattleTask({ item, size }: { item: AgendaItemOf<'battle'>; size: TaskSize }) {
  const { battle, side } = item;
  useReordered(useBattleVersion(battle.id));
  const { title, text, button } = battleLabels(item);
  const opponent = battle.teams[otherSide(side)];
  return (
    <TaskCard
      size={size}
      place={<TextLink to={battlePath(battle.id)}>团队战 · {battleFormatName(battle.format)}</TextLink>}
      mark={<StatusMark {...battleMark(battle.status)} />}
      title={title}
      text={
        <>
          对 <TextLink to={teamPath(opponent.id)}>{opponent.name}</TextLink>。{text}。
        </>
      }
      due={item.due_at === null ? null : { label: battle.status === 'scheduled' ? '截止' : '剩余', at: item.due_at }}
      isUrgent={item.urgency === 'act'}
    >
      <LinkButton
        variant={size === 'large' && item.urgency === 'act' ? 'primary' : 'ghost'}
        size={size === 'large' ? 'lg' : 'md'}
        to={battlePath(battle.id)}
      >
        {button}
      </LinkButton>
    </TaskCard>
  );
}
