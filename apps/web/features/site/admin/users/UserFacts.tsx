import type { AdminUser } from '@pailei/contracts/people/users/users.api';
import { Ban } from 'lucide-react';

import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { expertText } from '../../../../shared/ui/marks/expert-text.ts';
import { suspensionText } from './user-labels.ts';

export function UserFacts({ user, totpEnabledAt }: { user: AdminUser; totpEnabledAt: string | null }) {
  return (
    <>
      {user.suspended_until && (
        <Note tone="yan" icon={<Ban size={18} />} className="mb-3">
          {suspensionText(user.suspended_until)}：{user.suspended_reason}
        </Note>
      )}
      <KeyValues
        facts={{
          邮箱: user.email && <EmailFact email={user.email} isVerified={user.email_verified_at !== null} />,
          QQ: user.qq && <span className="font-mono text-12">{user.qq}</span>,
          '游戏 ID': user.game_id,
          专家认证: expertText(user.expert_status),
          动态验证码: totpEnabledAt ? `${formatDateTime(totpEnabledAt)} 启用` : '未启用',
          最近活动: user.last_seen_at && <Time iso={user.last_seen_at} />,
          注册时间: formatDateTime(user.created_at),
          用户编号: <span className="font-mono text-12">{user.id}</span>,
        }}
      />
    </>
  );
}

function EmailFact({ email, isVerified }: { email: string; isVerified: boolean }) {
  return (
    <span className="flex items-center gap-2 flex-wrap">
      <span className="break-all">{email}</span>
      <Tag tone={isVerified ? 'lv' : 'huang'}>{isVerified ? '已验证' : '未验证'}</Tag>
    </span>
  );
}
