import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import type { BattleState } from '@pailei/domain/battles/types';
import { Cast, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { battlePath } from '../../../../shared/links/links.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { share } from '../../../../shared/ui/actions/share.ts';
import { OverlayDialog } from './OverlayDialog.tsx';
import { shareText } from './share-text.ts';

type BattleLinksProps = { info: BattleInfo; state: BattleState; isHidden: boolean };

/** Addresses for streaming software, and the link to this battle for a chat. */
export function BattleLinks({ info, state, isHidden }: BattleLinksProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="flex flex-none items-center max-tablet:-mr-2">
      <LinkAction icon={<Cast size={16} />} label="直播叠加" onClick={() => setOpen(true)} />
      <LinkAction
        icon={<Share2 size={16} />}
        label="分享"
        onClick={() => void share(shareText(info, state, isHidden), battlePath(info.id))}
      />
      <OverlayDialog open={isOpen} onOpenChange={setOpen} info={info} state={state} />
    </span>
  );
}

type LinkActionProps = { icon: ReactNode; label: string; onClick: () => void };

function LinkAction({ icon, label, onClick }: LinkActionProps) {
  return (
    <Button variant="text" className="max-tablet:w-10 max-tablet:px-0" icon={icon} onClick={onClick}>
      <span className="max-tablet:sr-only">{label}</span>
    </Button>
  );
}
