import { REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import type { Adjustment, RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { X } from 'lucide-react';

import { messageOf } from '../../../../../../shared/api/error-text.ts';
import { nameOf } from '../../../../../../shared/tournaments/people.ts';
import { Button } from '../../../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../../../shared/ui/actions/IconButton.tsx';
import { Input } from '../../../../../../shared/ui/forms/Input.tsx';
import { draftActions } from './draft-actions.ts';
import type { DraftSelection } from './useDraftSelection.ts';

const LABELS: Readonly<Record<Adjustment['kind'], string>> = {
  swap: '两人对调',
  pair: '排在一桌',
  bye: '改为轮空',
  absent: '标为缺席',
  present: '取消缺席',
};

type SelectionBarProps = { tournament: TournamentState; draft: RoundDraft; selection: DraftSelection };

/** What may be done with those who are picked, and why; floats above the bottom of the window. */
export function SelectionBar({ tournament, draft, selection }: SelectionBarProps) {
  const { ids, reason, error, isPending, setReason, clear, apply } = selection;
  if (ids.length === 0) return null;
  const names = ids.map((id) => `「${nameOf(tournament, id)}」`).join(' ');
  return (
    <div
      role="region"
      aria-label="调整对阵"
      className="sticky bottom-4 z-batch mt-5 grid gap-3 rounded-dialog bg-surface-pop px-5 py-3 shadow-[var(--pl-shadow-3),0_0_0_1px_var(--pl-line-2)] print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 truncate" aria-live="polite">
          已选 {names}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {draftActions(draft, ids).map((kind) => (
            <Button key={kind} size="sm" pending={isPending} onClick={() => apply(kind, ids)}>
              {LABELS[kind]}
            </Button>
          ))}
        </span>
        <IconButton label="取消选择" size="sm" onClick={clear}>
          <X size={14} />
        </IconButton>
      </div>
      <Input
        tone="soft"
        aria-label="原因，会公开"
        placeholder="原因，会公开；重赛、禁配和缺席必填"
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {error !== null && (
        <p role="alert" className="text-13 text-yan-text">
          {messageOf(error)}
        </p>
      )}
    </div>
  );
}
