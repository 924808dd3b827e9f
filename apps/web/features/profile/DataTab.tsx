import type { User } from '@pailei/contracts/accounts';
import { roleText } from '@pailei/contracts/audit-words';
import { Link } from 'react-router-dom';

import { KeyValues } from '../../shared/ui/KeyValues.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { formatDateTime } from '../../shared/ui/time.format.ts';
import { expertText } from '../../shared/ui/expert-text.ts';
import { DataForm } from './DataForm.tsx';
import { EmailState } from './EmailState.tsx';

/** What the visitor can change of their account, and beside it what stays. */
export function DataTab({ user }: { user: User }) {
  return (
    <div className="pf-cols">
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
        <p className="t3 s13 mt-3">用户名不能修改：战绩与赛果都记在它名下。</p>
      </section>
    </div>
  );
}

function ExpertState({ user: { expert_status } }: { user: User }) {
  return (
    <span className="pf-exp">
      {expertText(expert_status)}
      <Link className="lnk lnk--zhu" to="/profile/expert">
        {expert_status === 'none' ? '申请认证' : '查看申请'}
      </Link>
    </span>
  );
}
