import type { TeamCard } from '@pailei/contracts/people/teams/team-views';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button, type ButtonVariant } from '../../../../shared/ui/actions/Button.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { joinStep } from '../model/team-standing.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

type JoinActionProps = {
  team: Pick<TeamCard, 'id' | 'name' | 'recruiting' | 'member_count'>;
  /** Teams that the visitor waits for an answer of. */
  applied: ReadonlySet<string>;
  look?: 'row' | 'page';
};

const BUTTONS = {
  row: { variant: 'ghost', size: 'sm' },
  page: { variant: 'primary', size: 'md' },
} as const satisfies Record<string, { variant: ButtonVariant; size: 'sm' | 'md' }>;

/** What the visitor can do about joining this team: one button, or why there is none. */
export function JoinAction({ team, applied, look = 'row' }: JoinActionProps) {
  const [isAsking, setAsking] = useState(false);
  const user = useAtomValue(userAtom);
  const step = joinStep(team, { team_id: user?.team_id ?? null }, applied);
  switch (step) {
    case 'mine':
      return <Tag tone="zhu">我的战队</Tag>;
    case 'applied':
      return (
        <span className="inline-flex items-center gap-1 text-12 whitespace-nowrap text-huang-text">
          <Hourglass size={14} aria-hidden="true" />
          已申请
        </span>
      );
    case 'full':
      return <Plain>满员</Plain>;
    case 'closed':
      return <Plain>暂停招募</Plain>;
    case 'has_team':
      return null;
    case 'join':
    case 'apply':
      return (
        <>
          <Button {...BUTTONS[look]} onClick={() => setAsking(true)}>
            {step === 'join' ? '直接加入' : '申请加入'}
          </Button>
          {isAsking && <ApplyDialog team={team} onClose={() => setAsking(false)} />}
        </>
      );
    default:
      return step satisfies never;
  }
}

function Plain({ children }: { children: string }) {
  return <span className="text-12 whitespace-nowrap text-text-3">{children}</span>;
}
