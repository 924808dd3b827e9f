import './security.css';

import type { TotpState } from '@pailei/contracts/account-security';
import { GUARD_TEXTS } from '@pailei/contracts/errors';
import { useState } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { Note } from '../../../shared/ui/Note.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
import { DisableDialog } from './DisableDialog.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { useTotp } from './security.api.ts';

/** The second factor of referees and admins; nothing for those who can't have one. */
export function TotpSection() {
  const totp = useTotp();
  if (totp.data && !totp.data.is_available && !totp.data.is_enabled) return null;
  return (
    <section className="acc">
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
type Asked = 'enrol' | 'renew' | 'disable';

function State({ state: { is_enabled, enabled_at, recovery_codes_left } }: { state: TotpState }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNeeded = useAtomValue(userAtom)?.needs_second_factor === true;
  const close = () => setAsked(null);
  return (
    <>
      {is_enabled ? (
        <>
          <p className="t2">
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
          <div className="acc__end">
            <Button onClick={() => setAsked('renew')}>更换恢复码</Button>
            <Button variant="danger" onClick={() => setAsked('disable')}>
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
          <p className="t2">启用后，登录时除了密码，还要输入手机身份验证器里的 6 位数字。裁判与管理员建议启用。</p>
          <div className="acc__end">
            <Button variant="primary" onClick={() => setAsked('enrol')}>
              启用动态验证码
            </Button>
          </div>
        </>
      )}
      {asked === 'enrol' && <EnrolDialog onClose={close} />}
      {asked === 'renew' && <RenewCodesDialog onClose={close} />}
      {asked === 'disable' && <DisableDialog onClose={close} />}
    </>
  );
}
