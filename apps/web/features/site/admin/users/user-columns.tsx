import type { AdminUser } from '@pailei/contracts/people/users/users.api';
import { roleText } from '@pailei/contracts/features/audit-labels';

import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { expertText } from '../../../../shared/ui/marks/expert-text.ts';
import { ROLE_TONES, suspensionText } from './user-labels.ts';

const DASH = <span className="text-text-3">—</span>;

export const USER_COLUMNS: readonly Column<AdminUser>[] = [
  {
    id: 'username',
    header: '用户名',
    isSortable: true,
    cell: (user) => (
      <span className="inline-flex min-w-0 items-center gap-2">
        <Avatar name={user.username} size={22} userId={user.id} />
        <b className="min-w-0 truncate font-medium">{user.username}</b>
        {user.is_demo && <Tag isOutlined>演示</Tag>}
      </span>
    ),
  },
  { id: 'role', header: '角色', cell: (user) => <RoleTag role={user.role} /> },
  {
    id: 'state',
    header: '状态',
    cell: ({ suspended_until }) =>
      suspended_until ? (
        <Tag tone="yan">{suspensionText(suspended_until)}</Tag>
      ) : (
        <span className="text-text-2">正常</span>
      ),
  },
  {
    id: 'expert',
    header: '专家',
    cell: (user) => (user.expert_status === 'none' ? DASH : expertText(user.expert_status)),
  },
  {
    id: 'last_seen_at',
    header: '最近活动',
    cell: (user) => (user.last_seen_at ? <Time iso={user.last_seen_at} /> : DASH),
  },
  { id: 'created_at', header: '注册', isSortable: true, cell: (user) => <Time iso={user.created_at} /> },
  {
    id: 'email',
    header: '邮箱',
    fit: 'rest',
    cell: (user) => <span className="truncate block text-text-2">{user.email ?? DASH}</span>,
  },
  { id: 'qq', header: 'QQ', cell: (user) => (user.qq ? <span className="font-mono text-12">{user.qq}</span> : DASH) },
  { id: 'game_id', header: '游戏 ID', cell: (user) => user.game_id ?? DASH },
];

export function RoleTag({ role }: { role: AdminUser['role'] }) {
  const tone = ROLE_TONES[role];
  return tone ? <Tag tone={tone}>{roleText(role)}</Tag> : <span className="text-text-2">{roleText(role)}</span>;
}
