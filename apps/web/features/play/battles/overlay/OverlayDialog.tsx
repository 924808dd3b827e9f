import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import { standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';

import { boardHeading } from '../../../../shared/battles/model/board-labels.ts';
import { AnchorButton, Button } from '../../../../shared/ui/actions/Button.tsx';
import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { OVERLAY_LAYOUTS, overlayPath, type OverlaySubject } from './overlay-addresses.ts';

type OverlayDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  info: BattleInfo;
  state: BattleState;
};

type Choice = { value: string; label: string; subject: OverlaySubject };

/** The addresses for browser sources: one for each layout, of what the caster wants to follow. */
export function OverlayDialog({ open, onOpenChange, info, state }: OverlayDialogProps) {
  const choices = choicesOf(info, state);
  const [value, setValue] = useState('battle');
  const subject = choices.find((choice) => choice.value === value)?.subject ?? { kind: 'battle', id: info.id };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      isPhoneSheet
      title="直播叠加"
      description="在 OBS 中添加浏览器来源，宽 1920、高 1080，背景透明。地址末尾加 &delay=30 可再晚 30 秒。"
    >
      <div className="mt-4">
        <Select label="画面跟随" value={value} onChange={setValue} options={choices} className="w-full" />
      </div>
      <ul className="mt-4 border-t border-t-line-2 pb-2">
        {OVERLAY_LAYOUTS.map(({ layout, name, note }) => (
          <Address key={layout} name={name} note={note} path={overlayPath(subject, layout)} />
        ))}
      </ul>
    </Dialog>
  );
}

function choicesOf({ id, teams }: BattleInfo, state: BattleState): Choice[] {
  return [
    { value: 'battle', label: '正在进行的一台，自动切换', subject: { kind: 'battle', id } },
    ...standingBoards(state)
      .filter(({ match_id }) => match_id !== null)
      .map((board): Choice => {
        const { number } = board;
        return {
          value: `${number}`,
          label: `固定${boardHeading(board)}`,
          subject: { kind: 'board', id, board: number },
        };
      }),
    ...SIDES.map((side): Choice => {
      const { id: team, name } = teams[side];
      return { value: side, label: `${name} 的团队战，自动换场`, subject: { kind: 'team', id: team } };
    }),
  ];
}

function Address({ name, note, path }: { name: string; note: string; path: string }) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-b-line-1">
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium">{name}</b>
        <small className="block truncate text-text-3">{note}</small>
      </span>
      <AnchorButton
        variant="text"
        size="sm"
        icon={<ExternalLink size={16} />}
        href={path}
        target="_blank"
        rel="noopener"
        aria-label={`打开${name}`}
      >
        打开
      </AnchorButton>
      <Button
        variant="ghost"
        size="sm"
        icon={<Copy size={16} />}
        aria-label={`复制${name}的地址`}
        onClick={() => void copyText(location.origin + path, '地址')}
      >
        复制
      </Button>
    </li>
  );
}
