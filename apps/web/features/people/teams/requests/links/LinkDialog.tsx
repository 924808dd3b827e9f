import { joinLinkPath } from '@pailei/contracts/people/teams/team-requests.api';
import { LINK_USES_MAX } from '@pailei/domain/teams/limits';
import { Copy } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { copyText } from '../../../../../shared/ui/actions/copy-text.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { FieldGroup, TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Stepper } from '../../../../../shared/ui/forms/Stepper.tsx';
import { useCreateLink } from '../requests.api.ts';

const HOURS = [
  { value: '1', label: '1 小时' },
  { value: '24', label: '1 天' },
  { value: '168', label: '7 天' },
] as const;

/** A new link for joining; its address is shown this once. */
export function LinkDialog({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const [hours, setHours] = useState<(typeof HOURS)[number]['value']>('24');
  const [uses, setUses] = useState(1);
  const create = useCreateLink(teamId);
  const footer = create.data ? (
    <Button variant="primary" onClick={onClose}>
      完成
    </Button>
  ) : (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button
        variant="primary"
        pending={create.isPending}
        onClick={() => create.mutate({ hours: Number(hours), uses })}
      >
        创建链接
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="邀请链接"
      description="拿到链接的人登录后可以直接加入，不需要审批。"
      footer={footer}
    >
      <div className="mt-4 grid gap-4">
        {create.error && <Note tone="yan">{messageOf(create.error)}</Note>}
        {create.data ? (
          <NewLink token={create.data.token} />
        ) : (
          <>
            <FieldGroup label="有效期" error={undefined}>
              <span>
                <Segmented label="有效期" options={HOURS} value={hours} onChange={setHours} />
              </span>
            </FieldGroup>
            <FieldGroup label="可用次数" error={undefined}>
              <span>
                <Stepper label="可用次数" min={1} max={LINK_USES_MAX} value={uses} onChange={setUses} />
              </span>
            </FieldGroup>
          </>
        )}
      </div>
    </Dialog>
  );
}

function NewLink({ token }: { token: string }) {
  const address = new URL(joinLinkPath(token), location.origin).href;
  return (
    <>
      <TextField
        label="链接"
        readOnly
        value={address}
        hint="关闭后不再显示，请先复制。"
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button icon={<Copy size={16} />} onClick={() => void copyText(address, '邀请链接')}>
          复制链接
        </Button>
      </div>
    </>
  );
}
