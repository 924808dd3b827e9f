import type { LineUpBody } from '@pailei/contracts/play/battles/battles.api';
import { BookMarked, History } from 'lucide-react';
import { useState } from 'react';
import type { BattleFormatCode } from '@pailei/domain/battles/settings';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePresetCommand, usePresets, type PresetCommand } from './line-up.api.ts';
import { PresetForm } from './PresetForm.tsx';
import { PresetRow } from './PresetRow.tsx';

type PresetsProps = {
  teamId: string;
  format: BattleFormatCode;
  /** The line-up on the page. */
  body: LineUpBody;
  /** The one of the last battle of this format; null: there is none that may still be used. */
  lastUsed: LineUpBody | null;
  onLoad: (body: LineUpBody) => void;
};

/** The line-up of the last battle, and those that the team keeps under a name. */
export function Presets(props: PresetsProps) {
  const { lastUsed, onLoad } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="flex gap-2">
      {lastUsed && (
        <Button size="sm" variant="ghost" icon={<History size={14} />} onClick={() => onLoad(lastUsed)}>
          沿用上次
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={<BookMarked size={14} />} onClick={() => setOpen(true)}>
        常用名单
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="常用名单" size="medium" isPhoneSheet>
        {isOpen && <PresetList {...props} onClose={() => setOpen(false)} />}
      </Dialog>
    </span>
  );
}

/** Only those of this format are shown: another format asks for another number of players and decks. */
function PresetList({ teamId, format, body, onLoad, onClose }: PresetsProps & { onClose: () => void }) {
  const presets = usePresets(teamId);
  const command = usePresetCommand(teamId);
  const run = (next: PresetCommand) => command.mutateAsync(next);
  const kept = presets.data?.items.filter((preset) => preset.format === format) ?? [];
  if (presets.error) return <LoadFailed message={messageOf(presets.error)} onRetry={() => void presets.refetch()} />;
  return (
    <>
      <PresetForm
        label="把当前名单存为"
        action="保存"
        pending={command.isPending && command.variables.type === 'create'}
        onSave={(name) => run({ type: 'create', body: { name, format, line_up: body } })}
      />
      <Loading isLoading={presets.isPending} skeleton={<SkeletonRows count={2} />}>
        {() =>
          kept.length === 0 ? (
            <p className="border-t border-t-line-2 py-5 text-text-3">还没有这个赛制的常用名单，存好之后会列在这里。</p>
          ) : (
            <ul className="border-t border-t-line-2" aria-label="常用名单">
              {kept.map((preset) => (
                <PresetRow
                  key={preset.id}
                  preset={preset}
                  body={body}
                  onCommand={run}
                  onLoad={() => {
                    onLoad(preset.line_up);
                    onClose();
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loading>
    </>
  );
}
