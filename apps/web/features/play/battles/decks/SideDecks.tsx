import type { BattleSideLists, FullDecklist } from '@pailei/contracts/play/decklists/decklists.api';
import type { BattleState } from '@pailei/domain/battles/types';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { FullLists } from '../../../../shared/decklists/FullLists.tsx';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { CopyButton } from '../../../../shared/ui/actions/CopyButton.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { useBattleDecks, useOpenDecks } from './battle-decks.api.ts';

type SideDecksProps = { id: string; sides: BattleState['sides'] };

/** Both teams, one below the other: opened, the own ones, or closed. */
export function SideDecks({ id, sides }: SideDecksProps) {
  const { data, error, refetch } = useBattleDecks(id, sides);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={2} />;
  return (
    <div className="border-t border-t-line-2">
      {SIDES.map((side) => (
        <SideSection key={side} id={id} side={sides[side]} lists={data[side]} />
      ))}
    </div>
  );
}

type SideSectionProps = { id: string; side: BattleState['sides'][Side]; lists: BattleSideLists | null };

function SideSection({ id, side, lists }: SideSectionProps) {
  const { team_id, name, decks_opened, line_up } = side;
  const user = useAtomValue(userAtom);
  const leads = user?.team_id === team_id && user.team_role !== null && user.team_role !== 'member';
  return (
    <div className="border-b border-b-line-1 py-3">
      <div className="flex min-h-10 flex-wrap items-center gap-3">
        <h3 className="min-w-0 truncate text-16 font-semibold">{name}</h3>
        <Tag {...(decks_opened && { tone: 'lv' as const })}>{decks_opened ? '已公开' : '未公开'}</Tag>
        <span className="flex-1" />
        {leads && !decks_opened && line_up.locked && <OpenButton id={id} name={name} />}
      </div>
      {lists?.map(({ player, decks }) => (
        <details key={player?.account_id ?? 'pool'} className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 text-13 hover:bg-hover [&::-webkit-details-marker]:hidden">
            <b className="min-w-0 flex-1 truncate font-medium">{player?.name ?? '团队卡组池'}</b>
            <span className="text-text-3">{decks.length} 副</span>
            <ChevronDown size={16} className="text-text-3 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <div className="pt-2 pb-5">
            <FullLists decks={decks} action={codeAction} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Copies a deck's code. */
function codeAction({ name, code }: FullDecklist) {
  return <CopyButton text={code} what={`「${name}」卡组码`} />;
}

function OpenButton({ id, name }: { id: string; name: string }) {
  const [isAsked, setAsked] = useState(false);
  const open = useOpenDecks(id);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
        公开本队卡组
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="公开本队卡组"
        description="名单中全部队员与替补的卡组对所有人公开，不能撤回。"
        confirmLabel={`公开「${name}」的卡组`}
        pending={open.isPending}
        onConfirm={() => open.mutate(undefined, { onSuccess: () => setAsked(false) })}
      />
    </>
  );
}
