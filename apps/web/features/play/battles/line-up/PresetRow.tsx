import type { LineUpBody } from '@pailei/contracts/play/battles/battles.api';
import type { LineUpPreset } from '@pailei/contracts/play/line-up-presets/line-up-presets.api';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import type { PresetCommand } from './line-up.api.ts';
import { PresetForm } from './PresetForm.tsx';

type PresetRowProps = {
  preset: LineUpPreset;
  /** The line-up on the page, which may take the place of the kept one. */
  body: LineUpBody;
  onCommand: (command: PresetCommand) => Promise<void>;
  onLoad: () => void;
};

/** One kept line-up: load it, put the present one in its place, rename or delete it. Deleting asks once more, in its own place. */
export function PresetRow({ preset, body, onCommand, onLoad }: PresetRowProps) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const [isBusy, setBusy] = useState(false);
  const { id, name, format, line_up } = preset;
  const run = (command: PresetCommand, doneText: string) => {
    setBusy(true);
    void afterCommand(onCommand(command), { doneText, onClose: () => setMode('shown'), onError: toastError }).finally(
      () => setBusy(false),
    );
  };
  return (
    <li className="border-b border-b-line-1 py-3">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <b className="block truncate font-medium" title={name}>
            {name}
          </b>
          <small className="text-text-3">
            {line_up.players.length} 人 · 替补 {line_up.bench.length} 人 · {preset.created_by.username}{' '}
            <Time iso={preset.updated_at} />
          </small>
        </span>
        <Button size="sm" variant="ghost" aria-label={`载入 ${name}`} onClick={onLoad}>
          载入
        </Button>
        <Menu
          trigger={
            <IconButton label={`${name} 更多`} size="sm" disabled={isBusy}>
              <Ellipsis size={16} />
            </IconButton>
          }
          items={[
            {
              label: '用当前名单覆盖',
              onSelect: () => run({ type: 'update', id, body: { name, format, line_up: body } }, `已覆盖「${name}」`),
            },
            { label: '改名', onSelect: () => setMode('renaming') },
            { label: '删除', isDestructive: true, onSelect: () => setMode('deleting') },
          ]}
        />
      </div>
      {mode === 'renaming' && (
        <div className="mt-3">
          <PresetForm
            label="新名称"
            action="改名"
            initial={name}
            pending={false}
            onSave={async (next) => {
              await onCommand({ type: 'update', id, body: { name: next, format, line_up } });
              setMode('shown');
            }}
          />
        </div>
      )}
      {mode === 'deleting' && (
        <AskDelete
          name={name}
          isBusy={isBusy}
          onBack={() => setMode('shown')}
          onDelete={() => run({ type: 'remove', id }, `已删除「${name}」`)}
        />
      )}
    </li>
  );
}

type AskDeleteProps = { name: string; isBusy: boolean; onBack: () => void; onDelete: () => void };

function AskDelete({ name, isBusy, onBack, onDelete }: AskDeleteProps) {
  return (
    <p className="mt-2 flex items-center justify-end gap-2 text-13">
      <span className="min-w-0 flex-1 text-text-2">删除后不能恢复。</span>
      <Button size="sm" variant="text" onClick={onBack}>
        返回
      </Button>
      <Button size="sm" variant="danger" pending={isBusy} onClick={onDelete}>
        删除「{name}」
      </Button>
    </p>
  );
}
