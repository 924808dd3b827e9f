import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { roleText } from '@pailei/contracts/features/audit-labels';

import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { KeyValues } from '../../../shared/ui/data/KeyValues.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { formatDateTime } from '../../../shared/ui/time/time.format.ts';
import { expertText } from '../../../shared/ui/marks/expert-text.ts';
import { DataForm } from './DataForm.tsx';
import { EmailState } from './EmailState.tsx';

/** What the visitor can change of their account, and beside it what stays. */
export function DataTab({ user }: { user: User }) {
  return (
    <div className="grid grid-cols-[minmax(0,480px)_minmax(0,400px)] justify-between gap-x-12 gap-y-10 max-wide:grid-cols-1">
      <section>
        <SectionHeader title="个人信息" />
        <EmailState user={user} />
        <DataForm user={user} />
      </section>
      <section>
        <SectionHeader title="选手" />
        <KeyValues
          facts={{
            用户名: user.username,
            角色: roleText(user.role),
            专家认证: <ExpertState user={user} />,
            注册时间: formatDateTime(user.created_at),
          }}
        />
        <p className="mt-3 text-13 text-text-3">用户名不能修改：战绩与赛果都记在它名下。</p>
      </section>
    </div>
  );
}

function ExpertState({ user: { expert_status } }: { user: User }) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {expertText(expert_status)}
      <TextLink tone="accent" to="/profile/expert">
        {expert_status === 'none' ? '申请认证' : '查看申请'}
      </TextLink>
    </span>
  );
}
