import { ShieldAlert } from 'lucide-react';

import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';

/** Stands until the site asks it of its staff. */
export function SecondFactorAdvice() {
  return (
    <Note
      tone="huang"
      className="mb-4"
      icon={<ShieldAlert size={18} />}
      action={
        <LinkButton size="sm" to="/admin/system-settings">
          去设置
        </LinkButton>
      }
    >
      建议要求管理员与裁判启用动态验证码：现在只凭密码就能使用管理权限。
    </Note>
  );
}
