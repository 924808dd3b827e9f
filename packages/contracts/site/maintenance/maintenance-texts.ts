import type { MAINTENANCE_SCOPES } from '@pailei/domain/maintenance/maintenance';

export const MAINTENANCE_TEXT = '系统维护中，请稍后再试';

export const SCOPE_TEXTS = { site: '全站', shop: '积分商城', tournaments: '赛事' } as const satisfies Record<
  (typeof MAINTENANCE_SCOPES)[number],
  string
>;
