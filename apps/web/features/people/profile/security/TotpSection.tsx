import type { TotpState } from '@pailei/contracts/people/second-factor/second-factor.api';
import { GUARD_TEXTS } from '@pailei/contracts/http/errors';
import { holdsRight } from '@pailei/domain/rights/rights';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { DisableDialog } from './DisableDialog.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { useTotp } from './security.api.ts';

/** The second factor of referees and admins; nothing for those who can't have one. */
export function TotpSection() {
  const totp = useTotp();
  const isStaff = holdsRight('referee', useAtomValue(userAtom));
  const isShown = totp.data ? totp.data.is_available || totp.data.is_enabled : isStaff;
  if (!isShown) return null;
  return (
    <section>
      <SectionHeader title="双重认证" meta={totp.data?.is_enabled && <Tag tone="lv">已启用</Tag>} />
      <Loading isLoading={totp.isPending} skeleton={<Skeleton width="100%" height={72} />}>
        {() =>
          totp.data ? (
            <State state={totp.data} />
          ) : (
            <LoadFailed message={messageOf(totp.error)} onRetry={() => void totp.refetch()} />
          )
        }
      </Loading>
    </section>
  );
}

const FEW_CODES = 3;
type OpenDialog = 'enrol' | 'renew' | 'disable';

function State({ state: { is_enabled, enabled_at, recovery_codes_left } }: { state: TotpState }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const isNeeded = useAtomValue(userAtom)?.needs_second_factor === true;
  const close = () => setOpenDialog(null);
  return (
    <>
      {is_enabled ? (
        <>
          <p className="text-text-2">
            登录时除了密码，还要输入身份验证器里的 6 位数字。
            {enabled_at && (
              <>
                启用于 <Time iso={enabled_at} />，
              </>
            )}
            还剩 {recovery_codes_left} 个恢复码。
          </p>
          {recovery_codes_left < FEW_CODES && (
            <Note tone="huang" className="mt-4">
              恢复码快用完了，请换一组新的。
            </Note>
          )}
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
            <Button onClick={() => setOpenDialog('renew')}>更换恢复码</Button>
            <Button variant="danger" onClick={() => setOpenDialog('disable')}>
              停用
            </Button>
          </div>
        </>
      ) : (
        <>
          {isNeeded && (
            <Note tone="yan" className="mb-4">
              {GUARD_TEXTS.second_factor_required}
            </Note>
          )}
          <p className="text-text-2">
            启用后，登录时除了密码，还要输入手机身份验证器里的 6 位数字。裁判与管理员建议启用。
          </p>
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
            <Button variant="primary" onClick={() => setOpenDialog('enrol')}>
              启用动态验证码
            </Button>
          </div>
        </>
      )}
      {openDialog === 'enrol' && <EnrolDialog onClose={close} />}
      {openDialog === 'renew' && <RenewCodesDialog onClose={close} />}
      {openDialog === 'disable' && <DisableDialog onClose={close} />}
    </>
  );
}
