import type { Role } from '@pailei/domain/rights/rights';

export const ROLE_NAMES: Readonly<Record<Role, string>> = { admin: '管理员', referee: '裁判', user: '用户' };
